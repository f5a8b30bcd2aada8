export default {
  star: 'Suosikki: {name}',
  notAdded: 'Suosikkeihin lisääminen ei onnistunut: {name}. Yritä uudelleen.',
  notRemoved: 'Suosikeista poistaminen ei onnistunut: {name}. Yritä uudelleen.',
  full: 'Suosikkilistasi on täynnä. Poista yksi, niin voit lisätä uuden.',
  title: 'Suosikit',
  description: 'Suosikkiottelusi ja suosikkiliigasi.',
  empty: {
    title: 'Ei vielä suosikkeja',
    text: 'Lisää ottelu tai liiga napauttamalla sen vieressä olevaa tähteä.',
  },
  emptySport: {
    title: 'Ei suosikkeja tässä lajissa',
    text: 'Lisää ottelu tai liiga napauttamalla sen vieressä olevaa tähteä.',
  },
  browse: 'Katso kaikki ottelut',
  live: 'Live nyt',
  upcoming: 'Tulevat',
  leagues: 'Omista liigoistasi',
  over: 'Päättyneet',
  needsScript: 'Suosikit tallennetaan selaimeesi. Ota JavaScript käyttöön, niin näet ne.',
} as const;
