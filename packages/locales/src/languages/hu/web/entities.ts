export default {
  notCovered: {
    short: 'Nem követjük',
    title: 'Ezt a mérkőzést már nem követjük',
    text: 'Nincs rá több odds. A leadott fogadásokat a hivatalos eredmény alapján számoljuk el.',
  },
  market: {
    handedOver: 'Átállás élő oddsokra. Hamarosan újra megnyílhat.',
    cancelled: 'Piac törölve. A tétek visszajárnak.',
    closes: 'Fogadás eddig: {time}',
  },
  farming: {
    average: 'Átlagos tét: {amount}, {count, plural, one {# fogadás} other {# fogadás}}.',
    freebets: 'A nyitott fogadásaid ennyi ingyenes fogadást hozhatnak: {amount}.',
    started: 'A nyereményalap induló összege: {amount}.',
    boostable: 'A pontjaiddal {count, plural, one {# ingyenes fogadás} other {# ingyenes fogadás}} növelhető.',
  },
  jackpot: {
    paid: 'Eddig kifizetve: {amount}',
    created: 'Még nem kezdődött el',
    disabled: 'Kikapcsolva',
    finished: 'Véget ért',
    paused: 'Szünetel',
  },
  oldBrowser: 'Elavult a böngésződ, ezért az oldalak egy hasábban látszanak. Frissítsd, hogy mindent láss.',
  bonusOff: 'Ezt a bónuszt kikapcsoltuk. Már nem használható.',
  bet: {
    cancelled: 'Ezt a fogadást töröltük. A tét visszakerült az egyenlegedre.',
    withdrawn: 'Ezt a fogadást visszavonták. A tét visszakerült az egyenlegedre.',
  },
} as const;
