export default {
  title: 'Push upozornenia',
  device: 'Na tomto zariadení',
  states: {
    off: 'Zapnite a budeme vás upozorňovať, aj keď je stránka zatvorená.',
    on: 'Toto zariadenie vás upozorňuje, aj keď je stránka zatvorená.',
    blocked:
      'Prehliadač blokuje upozornenia z tejto stránky. Povoľte ich v nastaveniach prehliadača a potom ich môžete zapnúť.',
  },
  about: 'Upozorňovať na',
  topics: {
    bet_settled: 'Vyhodnotené stávky',
    cashout_reached: 'Automatické cashouty',
    match_started: 'Začiatky obľúbených zápasov',
    goal: 'Góly v obľúbených zápasoch',
    bonus: 'Nové bonusy',
  },
  ask: {
    title: 'Zistite, ako to dopadne',
    text: 'Môžeme vás upozorniť na vyhodnotenie tejto stávky, aj keď je stránka zatvorená.',
    yes: 'Upozorniť',
    later: 'Teraz nie',
    done: 'Upozornenia sú zapnuté',
  },
  failed: {
    title: 'Upozornenia sa nepodarilo zmeniť',
    text: 'Skúste to o chvíľu.',
  },
  notSaved: {
    title: 'Vaša voľba sa neuložila',
    text: 'Skúste to o chvíľu.',
  },
} as const;
