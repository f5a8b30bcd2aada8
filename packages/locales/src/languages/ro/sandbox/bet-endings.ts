import type { SandboxWords } from '../../../sandbox-words.ts';

export default {
  won: ['Pariul tău este câștigător', 'Adăugat în sold: {paid}.'],
  lost: ['Pariul tău este pierdut', 'Miza ta a fost {stake}.'],
  void: ['Pariul tău este anulat', 'Returnat în sold: {paid}.'],
  settled: ['Pariul tău este încheiat', 'Adăugat în sold: {paid}.'],
  cashed_out: ['Cashout efectuat', 'Adăugat în sold: {paid}.'],
  cashed_part: ['Cashout parțial efectuat', 'Adăugat în sold: {paid}. Miză rămasă: {left}.'],
  rejected: ['Pariul tău nu a fost acceptat', 'Returnat în sold: {stake}.'],
} satisfies SandboxWords['betEndings'];
