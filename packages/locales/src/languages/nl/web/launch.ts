export default {
  loading: '{name} openen',
  failed: {
    title: 'We konden {name} niet openen',
    text: 'Er is niets afgeschreven. Probeer het zo opnieuw.',
  },
  signIn: {
    title: 'Log in om {name} te openen',
    text: 'Het opent hier zodra je bent ingelogd.',
  },
  needsScript: 'Zet JavaScript aan om deze pagina te gebruiken.',
  racing: { title: 'Paardenraces', description: 'Raceprogramma’s, odds en uitslagen.' },
  lotteries: { title: 'Loterijen', description: 'Dag en nacht trekkingen.' },
  arena: { title: 'Virtuele arena', description: 'Virtuele games met een uitslag binnen minuten.' },
} as const;
