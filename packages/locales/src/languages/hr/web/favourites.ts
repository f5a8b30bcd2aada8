export default {
  star: 'Favorit: {name}',
  notAdded: 'Nismo uspjeli dodati u favorite: {name}. Pokušaj ponovno.',
  notRemoved: 'Nismo uspjeli ukloniti iz favorita: {name}. Pokušaj ponovno.',
  full: 'Popis favorita je pun. Za novi favorit prvo ukloni jedan.',
  title: 'Favoriti',
  description: 'Tvoji omiljeni susreti i lige.',
  empty: {
    title: 'Još nema favorita',
    text: 'Dodirni zvjezdicu uz susret ili ligu.',
  },
  emptySport: {
    title: 'Nema favorita u ovom sportu',
    text: 'Dodirni zvjezdicu uz susret ili ligu.',
  },
  browse: 'Pogledaj sve susrete',
  live: 'Sada uživo',
  upcoming: 'Nadolazeći',
  leagues: 'Iz tvojih liga',
  over: 'Završeni',
  needsScript: 'Favoriti su spremljeni u pregledniku. Uključi JavaScript za prikaz.',
} as const;
