export default {
  title: 'Cookies',
  text: 'Com o seu consentimento, medimos como o site é usado e carregamos serviços de terceiros, como um chat. O necessário para apostar funciona sem isso.',
  more: 'Saiba mais',
  necessary: 'Só os necessários',
  all: 'Permitir todos',
  options: { necessary: 'Só necessários', all: 'Todos' },
} as const;
