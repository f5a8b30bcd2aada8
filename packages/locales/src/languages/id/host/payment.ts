import type { HostWords } from '../../../host-words.ts';

export default {
  amount: 'Jumlah',
  currency: 'Mata uang',
  method: 'Bayar dengan',
  card: 'Kartu',
  bank: 'Transfer bank',
  deposit: 'Deposit',
  noAmount: 'Masukkan jumlah.',
  noAnswer: 'Tidak ada jawaban. Periksa transaksi Anda sebelum deposit lagi.',
  refused: 'Deposit ditolak. Tidak ada dana terpotong.',
  success: 'Uangnya sudah masuk ke saldo Anda.',
  pending: 'Deposit diproses. Uangnya masuk ke saldo Anda begitu kami terima.',
  error: 'Deposit gagal. Tidak ada dana terpotong.',
} satisfies HostWords['payment'];
