export default {
  star: 'Obľúbené: {name}',
  notAdded: 'Nepodarilo sa pridať do obľúbených: {name}. Skúste to znova.',
  notRemoved: 'Nepodarilo sa odobrať z obľúbených: {name}. Skúste to znova.',
  full: 'Zoznam obľúbených je plný. Skôr než pridáte ďalšie, niečo odoberte.',
  title: 'Obľúbené',
  description: 'Vaše obľúbené zápasy a ligy.',
  empty: {
    title: 'Zatiaľ nič obľúbené',
    text: 'Ťuknite na hviezdičku pri zápase alebo lige.',
  },
  emptySport: {
    title: 'V tomto športe nič obľúbené',
    text: 'Ťuknite na hviezdičku pri zápase alebo lige.',
  },
  browse: 'Zobraziť všetky zápasy',
  live: 'Práve live',
  upcoming: 'Nadchádzajúce',
  leagues: 'Z vašich líg',
  over: 'Ukončené',
  needsScript: 'Obľúbené sa ukladajú v prehliadači. Zapnite JavaScript a uvidíte ich.',
} as const;
