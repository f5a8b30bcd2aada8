export default {
  notCovered: {
    short: 'Mimo ponuky',
    title: 'Tento zápas už nesledujeme',
    text: 'Kurzy naň už nie sú. Podané stávky vyhodnotíme podľa oficiálneho výsledku.',
  },
  market: {
    handedOver: 'Prechádza na live kurzy. O chvíľu sa môže znova otvoriť.',
    cancelled: 'Príležitosť zrušená. Vklady sa vracajú.',
    closes: 'Stávky do {time}',
  },
  farming: {
    average: 'Priemerný vklad {amount}, {count, plural, one {# stávka} few {# stávky} other {# stávok}}.',
    freebets: 'Vaše otvorené stávky môžu priniesť freebety za {amount}.',
    started: 'Počiatočný fond výhier: {amount}.',
    boostable: 'Za body môžete vylepšiť {count, plural, one {# freebet} few {# freebety} other {# freebetov}}.',
  },
  jackpot: {
    paid: 'Zatiaľ vyplatené {amount}',
    created: 'Ešte sa nezačal',
    disabled: 'Vypnutý',
    finished: 'Ukončený',
    paused: 'Pozastavený',
  },
  oldBrowser: 'Váš prehliadač je zastaraný, preto sú stránky v jednom stĺpci. Aktualizujte ho a uvidíte ich celé.',
  bonusOff: 'Tento bonus sme vypli. Už sa nedá použiť.',
  bet: {
    cancelled: 'Túto stávku sme zrušili. Vklad je späť na vašom účte.',
    withdrawn: 'Táto stávka bola stiahnutá. Vklad je späť na vašom účte.',
  },
} as const;
