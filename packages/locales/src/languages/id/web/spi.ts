/** What the platform's payment script says, by the keys it names (PAY-2). */
export default {
  notification: {
    success: 'Deposit diterima',
    success_text: 'Uangnya sudah masuk ke saldo Anda.',
    pending: 'Deposit diproses',
    pending_text: 'Uangnya masuk ke saldo Anda begitu kami terima.',
    error: 'Deposit gagal',
    error_text: 'Tidak ada dana terpotong. Coba lagi atau pilih metode pembayaran lain.',
    refused: 'Deposit ditolak',
    refused_text: 'Tidak ada dana terpotong. Lihat alasannya di formulir.',
  },
} as const;
