import type { HostWords } from '../../../host-words.ts';

export default {
  signIn: {
    title: 'Masuk',
    login: 'Email atau ponsel',
    forgotten: 'Lupa kata sandi?',
    locked: 'Akun terkunci?',
    signUp: 'Baru di sini? Daftar',
    passkey: 'Pakai kunci sandi',
  },
  demoPlayers: {
    title: 'Pemain demo',
    password: 'Kata sandi semua pemain demo adalah {password}. Uangnya tidak nyata.',
  },
  signUp: {
    title: 'Daftar',
    open: 'Buat akun',
    signIn: 'Sudah punya akun? Masuk',
  },
  mailNote: {
    text: 'Demo ini tidak mengirim email. Temukan pesan Anda di {mailbox}.',
    mailbox: 'kotak surat demo',
  },
  instructions: {
    password: 'Atur ulang kata sandi',
    confirmation: 'Konfirmasi akun Anda',
    unlock: 'Buka kunci akun',
    send: 'Kirim tautan',
    back: 'Kembali ke halaman masuk',
  },
  newPassword: { title: 'Buat kata sandi baru', label: 'Kata sandi baru', set: 'Simpan dan masuk' },
  confirmPassword: {
    title: 'Konfirmasi kata sandi',
    text: 'Masukkan kata sandi lagi untuk melanjutkan.',
    label: 'Kata sandi Anda',
    confirm: 'Konfirmasi',
  },
  confirmation: { title: 'Konfirmasi akun Anda', confirm: 'Konfirmasi' },
  unlock: { title: 'Buka kunci akun', unlock: 'Buka kunci' },
  /** By the names of the site's configuration. */
  fields: {
    email: 'Email',
    password: 'Kata sandi',
    name: 'Nama',
    phone: 'Ponsel, dengan kode negara',
    country: 'Negara',
    currency: 'Mata uang akun',
    date_of_birth: 'Tanggal lahir',
    terms: 'Saya berusia 18 tahun ke atas dan menyetujui syarat',
  },
  optional: '{label} (opsional)',
  passwordLength: 'Minimal {count} karakter.',
} satisfies HostWords['auth'];
