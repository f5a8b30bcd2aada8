export default {
  title: 'Deposit',
  failedToLoad:
    'Formulir pembayaran tidak dapat dimuat. Tidak ada dana terpotong. Coba lagi atau gunakan halaman deposit.',
  openPage: 'Buka halaman deposit',
  result: {
    success: { title: 'Deposit diterima', text: 'Uangnya sudah masuk ke saldo Anda.' },
    pending: { title: 'Deposit diproses', text: 'Uangnya masuk ke saldo Anda begitu kami terima.' },
    error: {
      title: 'Deposit gagal',
      text: 'Tidak ada dana terpotong. Coba lagi atau pilih metode pembayaran lain.',
    },
  },
} as const;
