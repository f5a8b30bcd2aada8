export default {
  loading: 'Megnyitás: {name}',
  failed: {
    title: 'Nem sikerült megnyitni: {name}',
    text: 'Nem vontunk le pénzt. Próbáld újra kicsit később.',
  },
  signIn: {
    title: 'Lépj be a megnyitáshoz: {name}',
    text: 'Belépés után itt nyílik meg.',
  },
  needsScript: 'Kapcsold be a JavaScriptet az oldal használatához.',
  racing: { title: 'Lóverseny', description: 'Futamok, oddsok és eredmények.' },
  lotteries: { title: 'Lottó', description: 'Sorsolások éjjel-nappal.' },
  arena: { title: 'Virtuális aréna', description: 'Virtuális játékok, eredmény perceken belül.' },
} as const;
