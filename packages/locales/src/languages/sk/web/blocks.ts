export default {
  banners: 'Ponuky',
  banner: 'Ponuka {number, number} z {count, number}',
  stop: 'Zastaviť ponuky',
  start: 'Spustiť ponuky',
  open: 'Zobraziť viac',
  liveNow: 'Práve live',
  allLive: 'Všetky live zápasy',
  top: 'Top zápasy',
  startingSoon: 'Čoskoro sa začínajú',
  schedule: 'Program',
  leagues: 'Ligy',
  footer: 'Všetky stránky',
  noLive: {
    title: 'Teraz sa nehrá žiadny live zápas',
    text: 'Nadchádzajúce zápasy nájdete nižšie.',
  },
  noUpcoming: {
    title: 'Žiadne nadchádzajúce zápasy',
    text: 'Nové zápasy sa tu objavia hneď, ako vypíšeme kurzy.',
  },
} as const;
