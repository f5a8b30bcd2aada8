export default {
  limits: 'Limiti i pauze',
  help: 'Pomoć',
  goOn: 'Igraj dalje',
  leave: 'Odjavi se',
  understood: 'U redu',
  failed: 'Nema veze sa serverom. Pokušaj ponovo.',
  reality_check: {
    title: 'Podsjetnik o igri',
    time: 'Igraš već {hours, plural, =0 {} one {# sat i } few {# sata i } other {# sati i }}{minutes, plural, one {# minutu} few {# minute} other {# minuta}}.',
    money: 'Za to vrijeme je uloženo {staked}, a isplaćeno {returned}.',
    up: 'U plusu si {amount}.',
    down: 'U minusu si {amount}.',
    even: 'Na nuli si.',
  },
  out_of_session: {
    title: 'Dostignut limit sesije',
    text: 'Dostignut je tvoj limit sesije pa smo te odjavili. Tiket je sačuvan, a nijedna opklada nije odigrana ni promijenjena. Nakon pauze možeš se ponovo prijaviti.',
  },
  activity_limit: {
    title: 'Dostignut vremenski limit',
    text: 'Dostignut je tvoj vremenski limit pa smo te odjavili. Tiket je sačuvan, a nijedna opklada nije odigrana ni promijenjena.',
  },
} as const;
