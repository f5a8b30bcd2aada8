export default {
  close: 'Tutup',
  loading: 'Memuat',
  late: 'Ini lebih lama dari biasanya. Kami masih mencoba. Periksa koneksi Anda.',
  reload: 'Muat ulang',
  previousPage: 'Halaman sebelumnya',
  nextPage: 'Halaman berikutnya',
  pages: 'Halaman',
  page: 'Halaman {page, number}',
} as const;
