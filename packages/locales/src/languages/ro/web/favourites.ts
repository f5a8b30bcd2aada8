export default {
  star: 'Favorit: {name}',
  notAdded: 'Nu am putut adăuga {name} la favorite. Încearcă din nou.',
  notRemoved: 'Nu am putut scoate {name} de la favorite. Încearcă din nou.',
  full: 'Lista de favorite este plină. Scoate unul ca să adaugi altul.',
  title: 'Favorite',
  description: 'Meciurile și ligile tale favorite.',
  empty: {
    title: 'Niciun favorit încă',
    text: 'Atinge steaua de lângă un meci sau o ligă ca să le adaugi.',
  },
  emptySport: {
    title: 'Niciun favorit la acest sport',
    text: 'Atinge steaua de lângă un meci sau o ligă ca să le adaugi.',
  },
  browse: 'Vezi toate meciurile',
  live: 'Live acum',
  upcoming: 'Urmează',
  leagues: 'Din ligile tale',
  over: 'Terminate',
  needsScript: 'Favoritele sunt salvate în browserul tău. Activează JavaScript ca să le vezi.',
} as const;
