import type { SandboxWords } from '../../../sandbox-words.ts';

export default {
  won: ['Taruhan Anda menang', '{paid} sudah masuk ke saldo Anda.'],
  lost: ['Taruhan Anda kalah', 'Nominal taruhan Anda {stake}.'],
  void: ['Taruhan Anda batal', '{paid} kembali ke saldo Anda.'],
  settled: ['Taruhan Anda selesai', '{paid} sudah masuk ke saldo Anda.'],
  cashed_out: ['Sudah Cash Out', '{paid} sudah masuk ke saldo Anda.'],
  cashed_part: ['Cash Out sebagian', '{paid} sudah masuk ke saldo Anda. Sisa nominal {left}.'],
  rejected: ['Taruhan Anda tidak diterima', '{stake} kembali ke saldo Anda.'],
} satisfies SandboxWords['betEndings'];
