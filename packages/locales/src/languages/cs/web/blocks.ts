export default {
  banners: 'Nabídky',
  banner: 'Nabídka {number, number} z {count, number}',
  stop: 'Zastavit nabídky',
  start: 'Spustit nabídky',
  open: 'Zobrazit více',
  liveNow: 'Právě live',
  allLive: 'Všechny live zápasy',
  top: 'Top zápasy',
  startingSoon: 'Brzy začínají',
  schedule: 'Program',
  leagues: 'Ligy',
  footer: 'Všechny stránky',
  noLive: {
    title: 'Teď se nehraje žádný live zápas',
    text: 'Nadcházející zápasy najdete níže.',
  },
  noUpcoming: {
    title: 'Žádné nadcházející zápasy',
    text: 'Nové zápasy se tu objeví, jakmile vypíšeme kurzy.',
  },
} as const;
