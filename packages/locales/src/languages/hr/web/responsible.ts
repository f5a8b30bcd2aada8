export default {
  limits: 'Limiti i pauze',
  help: 'Pomoć',
  goOn: 'Igraj dalje',
  leave: 'Odjavi se',
  understood: 'U redu',
  failed: 'Nema veze s poslužiteljem. Pokušaj ponovno.',
  reality_check: {
    title: 'Podsjetnik o igri',
    time: 'Igraš već {hours, plural, =0 {} one {# sat i } few {# sata i } other {# sati i }}{minutes, plural, one {# minutu} few {# minute} other {# minuta}}.',
    money: 'U tom je vremenu uloženo {staked}, a isplaćeno {returned}.',
    up: 'U plusu si {amount}.',
    down: 'U minusu si {amount}.',
    even: 'Na nuli si.',
  },
  out_of_session: {
    title: 'Dosegnut limit sesije',
    text: 'Dosegnut je tvoj limit sesije pa smo te odjavili. Listić je spremljen, a nijedna oklada nije odigrana ni promijenjena. Nakon pauze možeš se ponovno prijaviti.',
  },
  activity_limit: {
    title: 'Dosegnut vremenski limit',
    text: 'Dosegnut je tvoj vremenski limit pa smo te odjavili. Listić je spremljen, a nijedna oklada nije odigrana ni promijenjena.',
  },
} as const;
