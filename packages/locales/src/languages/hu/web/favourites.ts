export default {
  star: 'Kedvenc: {name}',
  notAdded: 'Nem sikerült a kedvencekhez adni: {name}. Próbáld újra.',
  notRemoved: 'Nem sikerült törölni a kedvencek közül: {name}. Próbáld újra.',
  full: 'Betelt a kedvencek listája. Törölj egyet, hogy másikat adhass hozzá.',
  title: 'Kedvencek',
  description: 'Kedvenc mérkőzéseid és bajnokságaid.',
  empty: {
    title: 'Még nincsenek kedvenceid',
    text: 'Koppints a csillagra egy mérkőzés vagy bajnokság mellett.',
  },
  emptySport: {
    title: 'Ebben a sportban nincs kedvenced',
    text: 'Koppints a csillagra egy mérkőzés vagy bajnokság mellett.',
  },
  browse: 'Összes mérkőzés',
  live: 'Most élőben',
  upcoming: 'Közelgő',
  leagues: 'A bajnokságaidból',
  over: 'Véget ért',
  needsScript: 'A kedvenceket a böngésződ őrzi. Kapcsold be a JavaScriptet, hogy lásd őket.',
} as const;
