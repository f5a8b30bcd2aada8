export default {
  banners: 'Tilbud',
  banner: 'Tilbud {number, number} av {count, number}',
  stop: 'Sett tilbud på pause',
  start: 'Spill av tilbud',
  open: 'Se mer',
  liveNow: 'Live nå',
  allLive: 'Alle livekamper',
  top: 'Toppkamper',
  startingSoon: 'Starter snart',
  schedule: 'Kampoversikt',
  leagues: 'Ligaer',
  footer: 'Alle sider',
  noLive: {
    title: 'Ingen livekamper akkurat nå',
    text: 'Kommende kamper finner du nedenfor.',
  },
  noUpcoming: {
    title: 'Ingen kommende kamper',
    text: 'Nye kamper vises her så snart oddsen er klar.',
  },
} as const;
