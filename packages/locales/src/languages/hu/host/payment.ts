import type { HostWords } from '../../../host-words.ts';

export default {
  amount: 'Összeg',
  currency: 'Pénznem',
  method: 'Fizetési mód',
  card: 'Kártya',
  bank: 'Banki átutalás',
  deposit: 'Befizetés',
  noAmount: 'Adj meg egy összeget.',
  noAnswer: 'Nem kaptunk választ. Nézd meg a tranzakcióidat, mielőtt újra befizetsz.',
  refused: 'Befizetés elutasítva. Nem vontunk le pénzt.',
  success: 'A pénz az egyenlegeden van.',
  pending: 'Befizetés folyamatban. Amint megérkezik, a pénz az egyenlegeden lesz.',
  error: 'Sikertelen befizetés. Nem vontunk le pénzt.',
} satisfies HostWords['payment'];
