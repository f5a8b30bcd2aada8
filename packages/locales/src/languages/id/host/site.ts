import type { HostWords } from '../../../host-words.ts';

export default {
  nav: { play: 'Sportsbook', inspector: 'Pemeriksa', app: 'Mode aplikasi', account: 'Akun', help: 'Bantuan' },
  language: 'Bahasa',
  needsScript: 'Aktifkan JavaScript untuk memakai halaman ini.',
  landing: {
    title: 'Selamat datang',
    heading: 'Platform dengan sportsbook di dalamnya',
    text: 'Meridian mewakili sistem yang sudah dimiliki operator: akun, dompet, dan halamannya sendiri. Situs ini berada di origin sendiri dan menyematkan Slipstream dalam bingkai yang tumbuh mengikuti isinya.',
    play: 'Buka sportsbook',
    inspector: 'Lihat setiap pesan di antara keduanya',
    app: 'Lihat seperti di aplikasi seluler',
  },
  play: {
    title: 'Sportsbook',
    tools: 'Alat',
    theme: 'Tema',
    day: 'Siang',
    night: 'Malam',
    measuring: 'Analitik diizinkan',
    waiting: 'Menunggu sportsbook',
    close: 'Tutup',
  },
  inspector: {
    messages: 'Pesan',
    newestFirst: 'Pesan, terbaru dulu',
    say: 'Kirim pesan sebagai host',
    send: 'Kirim',
    clear: 'Kosongkan daftar',
  },
  terms: {
    title: 'Syarat dan ketentuan',
    demo: 'Meridian adalah demo. Uangnya tidak nyata, pemainnya rekaan, dan tidak ada penawaran di sini.',
    age: 'Anda harus berusia 18 tahun ke atas. Pengecualian diri berlaku selama waktu yang Anda pilih.',
  },
  help: {
    text: 'Taruhan seharusnya menyenangkan. Jika tidak lagi menyenangkan, ambil jeda dan bicaralah dengan seseorang.',
    limits: 'Tetapkan batas atau ambil jeda',
    password: 'Atur ulang kata sandi',
    unlock: 'Buka kunci akun',
    transactions: 'Lihat transaksi Anda',
    mailbox: 'Buka kotak surat demo',
  },
  notFound: { title: 'Halaman tidak ada', heading: 'Halaman tidak ditemukan', start: 'Ke beranda' },
  unavailable: {
    title: 'Tidak tersedia',
    heading: 'Terjadi kesalahan',
    text: 'Server kami tidak merespons. Tidak ada yang berubah. Coba lagi sebentar.',
  },
  menu: 'Menu',
} satisfies HostWords['site'];
