export default {
  title: 'Pliki cookie',
  text: 'Używamy plików cookie, aby mierzyć korzystanie ze strony i ładować usługi, takie jak czat. Możesz grać także bez nich.',
  more: 'Dowiedz się więcej',
  necessary: 'Tylko niezbędne',
  all: 'Zezwól na wszystkie',
  options: { necessary: 'Tylko niezbędne', all: 'Wszystkie' },
} as const;
