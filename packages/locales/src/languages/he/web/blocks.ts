export default {
  banners: 'מבצעים',
  banner: 'מבצע {number, number} מתוך {count, number}',
  stop: 'השהיית המבצעים',
  start: 'הפעלת המבצעים',
  open: 'פרטים נוספים',
  liveNow: 'לייב עכשיו',
  allLive: 'כל המשחקים בלייב',
  top: 'משחקים מובילים',
  startingSoon: 'מתחילים בקרוב',
  schedule: 'לוח משחקים',
  leagues: 'ליגות',
  footer: 'כל הדפים',
  noLive: {
    title: 'אין כרגע משחקים בלייב',
    text: 'המשחקים הקרובים מופיעים למטה.',
  },
  noUpcoming: {
    title: 'אין משחקים קרובים',
    text: 'משחקים חדשים יופיעו כאן ברגע שיהיו להם יחסים.',
  },
} as const;
