export default {
  title: 'Cookies',
  text: 'Usamos cookies para medir como o site é usado e para carregar serviços como um chat. Você pode apostar sem eles.',
  more: 'Saiba mais',
  necessary: 'Só os necessários',
  all: 'Permitir todos',
  options: { necessary: 'Só necessários', all: 'Todos' },
} as const;
