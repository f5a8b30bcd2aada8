export default {
  banners: 'Tilbud',
  banner: 'Tilbud {number, number} af {count, number}',
  stop: 'Sæt tilbud på pause',
  start: 'Afspil tilbud',
  open: 'Se mere',
  liveNow: 'Live nu',
  allLive: 'Alle livekampe',
  top: 'Topkampe',
  startingSoon: 'Starter snart',
  schedule: 'Kampprogram',
  leagues: 'Ligaer',
  footer: 'Alle sider',
  noLive: {
    title: 'Ingen livekampe lige nu',
    text: 'Kommende kampe finder du nedenfor.',
  },
  noUpcoming: {
    title: 'Ingen kommende kampe',
    text: 'Nye kampe vises her, så snart der er odds.',
  },
} as const;
