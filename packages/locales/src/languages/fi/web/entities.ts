export default {
  notCovered: {
    short: 'Ei tarjolla',
    title: 'Emme enää seuraa tätä ottelua',
    text: 'Siihen ei ole enää kertoimia. Lyömäsi vedot ratkaistaan virallisen tuloksen mukaan.',
  },
  market: {
    handedOver: 'Siirtyy live-kertoimiin. Voi avautua hetken kuluttua uudelleen.',
    cancelled: 'Vetokohde peruttu. Panokset palautetaan.',
    closes: 'Vedot auki {time} asti',
  },
  farming: {
    average: 'Keskipanos {amount}, {count, plural, one {# veto} other {# vetoa}}.',
    freebets: 'Avoimet vetosi voivat tuoda ilmaisvetoja: {amount}.',
    started: 'Palkintopotti alkoi summasta {amount}.',
    boostable: 'Pisteilläsi voi korottaa: {count, plural, one {# ilmaisveto} other {# ilmaisvetoa}}.',
  },
  jackpot: {
    paid: 'Maksettu jo {amount}',
    created: 'Ei vielä alkanut',
    disabled: 'Pois käytöstä',
    finished: 'Päättynyt',
    paused: 'Tauolla',
  },
  oldBrowser: 'Selaimesi on vanhentunut, joten sivut näkyvät yhdessä palstassa. Päivitä se, niin näet ne kokonaan.',
  bonusOff: 'Poistimme tämän bonuksen käytöstä. Sitä ei voi enää käyttää.',
  bet: {
    cancelled: 'Peruimme tämän vedon. Panos on palautettu saldollesi.',
    withdrawn: 'Tämä veto vedettiin pois. Panos on palautettu saldollesi.',
  },
} as const;
