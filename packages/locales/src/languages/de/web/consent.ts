export default {
  title: 'Cookies',
  text: 'Mit Ihrer Einwilligung messen wir, wie die Seite genutzt wird, und laden Dienste Dritter, etwa einen Chat. Was Sie zum Wetten brauchen, geht auch ohne.',
  more: 'Mehr dazu',
  necessary: 'Nur notwendige',
  all: 'Alle zulassen',
  options: { necessary: 'Nur notwendige', all: 'Alle' },
} as const;
