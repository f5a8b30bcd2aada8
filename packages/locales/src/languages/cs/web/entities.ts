export default {
  notCovered: {
    short: 'Mimo nabídku',
    title: 'Tento zápas už nesledujeme',
    text: 'Kurzy na něj už nejsou. Podané sázky vyhodnotíme podle oficiálního výsledku.',
  },
  market: {
    handedOver: 'Přechází na live kurzy. Za chvíli se může znovu otevřít.',
    cancelled: 'Příležitost zrušena. Vklady se vracejí.',
    closes: 'Sázky do {time}',
  },
  farming: {
    average: 'Průměrný vklad {amount}, {count, plural, one {# sázka} few {# sázky} other {# sázek}}.',
    freebets: 'Vaše otevřené sázky mohou přinést freebety za {amount}.',
    started: 'Počáteční fond výher: {amount}.',
    boostable: 'Za body můžete vylepšit {count, plural, one {# freebet} few {# freebety} other {# freebetů}}.',
  },
  jackpot: {
    paid: 'Zatím vyplaceno {amount}',
    created: 'Ještě nezačal',
    disabled: 'Vypnutý',
    finished: 'Ukončený',
    paused: 'Pozastavený',
  },
  oldBrowser: 'Váš prohlížeč je zastaralý, proto jsou stránky v jednom sloupci. Aktualizujte ho a uvidíte je celé.',
  bonusOff: 'Tento bonus jsme vypnuli. Už ho nelze použít.',
  bet: {
    cancelled: 'Tuto sázku jsme zrušili. Vklad je zpět na vašem účtu.',
    withdrawn: 'Tato sázka byla stažena. Vklad je zpět na vašem účtu.',
  },
} as const;
