export default {
  homeTitle: '{siteName}: cuotas en vivo y apuestas deportivas',
  homeHeading: '{siteName}: partidos en vivo y próximos',
  homeDescription: 'Marcadores en vivo y cuotas que se mueven con el partido. Fútbol, tenis, baloncesto y más.',
  pageTitle: '{page} · {siteName}',
  share: {
    live: 'En vivo',
    final: 'Finalizado',
  },
} as const;
