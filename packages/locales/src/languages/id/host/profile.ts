import type { HostWords } from '../../../host-words.ts';

export default {
  visitor: { text: 'Anda belum masuk.', signIn: 'Masuk' },
  account: {
    title: 'Akun Anda',
    phone: 'Ponsel',
    confirmEmail: 'Konfirmasi email',
    signOut: 'Keluar',
  },
  missing: {
    title: 'Lengkapi profil Anda',
    save: 'Simpan',
    municipality: 'Kota',
    municipalityNote: 'Tujuh angka kode IBGE, misalnya 3550308 untuk São Paulo.',
  },
  phone: {
    title: 'Verifikasi ponsel',
    byCode: 'Kami mengirim kode lewat SMS untuk memverifikasi nomor Anda.',
    byProvider: '{provider} memeriksa nomornya untuk kami.',
    rejected: 'Demo: nomor yang berakhiran 0000 gagal diperiksa.',
    numberHeading: '1. Nomor Anda',
    send: 'Kirim kode',
    codeHeading: '2. Kode Anda',
    code: 'Kode',
    verify: 'Verifikasi',
    note: 'Pesan teks demo ini ada di {mailbox}.',
    mailbox: 'kotak surat demo',
  },
  deposit: {
    title: 'Deposit',
    note: 'Uang mainan. Demo: jumlah berakhiran 13 (13, 113, atau 10,13) ditolak, 77 butuh sepuluh detik, 78 butuh sepuluh detik lalu ditolak.',
  },
  transactions: {
    title: 'Transaksi',
    when: 'Tanggal',
    what: 'Jenis',
    state: 'Status',
    amount: 'Jumlah',
    balance: 'Saldo',
    more: 'Lihat lainnya',
  },
  passkeys: {
    title: 'Kunci sandi',
    about: 'Masuk dengan sidik jari, wajah, atau kunci layar sebagai ganti kata sandi.',
    add: 'Tambah kunci sandi',
  },
} satisfies HostWords['profile'];
