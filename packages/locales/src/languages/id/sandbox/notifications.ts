import type { SandboxWords } from '../../../sandbox-words.ts';

export default {
  welcome: {
    title: 'Selamat datang di Slipstream',
    caption: 'Uang mainan Anda sudah ada di saldo',
    body: 'Pertandingan disimulasikan dan uangnya tidak nyata. Tetapkan batas Anda sebelum mulai.',
  },
  deposit_done: {
    title: 'Deposit diterima',
    caption: '{amount}',
    body: 'Uangnya sudah masuk ke saldo Anda.',
  },
  deposit_failed: {
    title: 'Deposit gagal',
    caption: '{amount}',
    body: 'Tidak ada dana terpotong. Coba lagi atau pilih metode pembayaran lain.',
  },
  password_changed: {
    title: 'Kata sandi Anda diubah',
    caption: 'Anda telah keluar dari akun di perangkat lain',
    body: 'Jika ini bukan Anda, segera atur ulang kata sandi.',
  },
  limit_set: {
    title: 'Batas tersimpan',
    caption: '',
    body: 'Lihat di Batas dan jeda.',
  },
} satisfies SandboxWords['notifications'];
