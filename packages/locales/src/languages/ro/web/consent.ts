export default {
  title: 'Cookie-uri',
  text: 'Folosim cookie-uri ca să măsurăm cum este folosit site-ul și să încărcăm servicii precum chatul. Poți paria și fără ele.',
  more: 'Află mai mult',
  necessary: 'Doar cele necesare',
  all: 'Permite toate',
  options: { necessary: 'Doar cele necesare', all: 'Toate' },
} as const;
