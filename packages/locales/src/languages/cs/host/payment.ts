import type { HostWords } from '../../../host-words.ts';

export default {
  amount: 'Částka',
  currency: 'Měna',
  method: 'Způsob platby',
  card: 'Karta',
  bank: 'Bankovní převod',
  deposit: 'Vložit',
  noAmount: 'Zadejte částku.',
  noAnswer: 'Nedostali jsme odpověď. Než vložíte peníze znovu, zkontrolujte transakce.',
  refused: 'Vklad zamítnut. Žádné peníze jsme nestrhli.',
  success: 'Peníze máte na účtu.',
  pending: 'Vklad se zpracovává. Peníze budou na vašem účtu, jakmile dorazí.',
  error: 'Vklad se nezdařil. Žádné peníze jsme nestrhli.',
} satisfies HostWords['payment'];
