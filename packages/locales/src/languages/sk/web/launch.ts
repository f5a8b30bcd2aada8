export default {
  loading: 'Otvárame: {name}',
  failed: {
    title: 'Nepodarilo sa otvoriť: {name}',
    text: 'Nestrhli sme žiadne peniaze. Skúste to o chvíľu.',
  },
  signIn: {
    title: 'Na otvorenie sa prihláste: {name}',
    text: 'Otvorí sa tu, keď sa prihlásite.',
  },
  needsScript: 'Na použitie tejto stránky zapnite JavaScript.',
  racing: { title: 'Konské dostihy', description: 'Programy dostihov, kurzy a výsledky.' },
  lotteries: { title: 'Lotérie', description: 'Žrebovania vo dne v noci.' },
  arena: { title: 'Virtuálna aréna', description: 'Virtuálne hry s výsledkami do pár minút.' },
} as const;
