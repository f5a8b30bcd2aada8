export default {
  title: 'Cookies',
  text: 'Con tu consentimiento medimos cómo se usa el sitio y cargamos servicios de terceros, como un chat. Lo necesario para apostar funciona sin ello.',
  more: 'Más información',
  necessary: 'Solo las necesarias',
  all: 'Permitir todas',
  options: { necessary: 'Solo necesarias', all: 'Todas' },
} as const;
