export default {
  title: 'Cookies',
  text: 'Wir nutzen Cookies, um zu messen, wie die Seite genutzt wird, und um Dienste wie einen Chat zu laden. Wetten kannst du auch ohne.',
  more: 'Mehr dazu',
  necessary: 'Nur notwendige',
  all: 'Alle zulassen',
  options: { necessary: 'Nur notwendige', all: 'Alle' },
} as const;
