import type { HostWords } from '../../../host-words.ts';

export default {
  amount: 'Iznos',
  currency: 'Valuta',
  method: 'Način plaćanja',
  card: 'Kartica',
  bank: 'Bankovni prijenos',
  deposit: 'Uplati',
  noAmount: 'Unesi iznos.',
  noAnswer: 'Nismo dobili odgovor. Provjeri transakcije prije nove uplate.',
  refused: 'Uplata odbijena. Novac nije skinut.',
  success: 'Novac je na tvom računu.',
  pending: 'Uplata u obradi. Novac će biti na tvom računu čim stigne.',
  error: 'Uplata nije uspjela. Novac nije skinut.',
} satisfies HostWords['payment'];
