export default {
  notFound: {
    title: 'Halaman tidak ditemukan',
    text: 'Alamatnya mungkin salah, atau pertandingan sudah berakhir.',
  },
  failed: {
    title: 'Terjadi kesalahan',
    text: 'Halaman ini tidak dapat ditampilkan. Kembalilah nanti. Tidak ada taruhan yang dipasang atau diubah.',
  },
  blocked: {
    title: 'Kami tidak tersedia di negara Anda',
    titleIn: 'Kami sedang tidak tersedia di {countryName}',
    text: 'Anda tidak dapat memasang taruhan dari sana. Taruhan sebelumnya tetap berlaku dan diselesaikan seperti biasa.',
  },
  locked: {
    title: 'Tidak ada akses',
    text: 'Anda tidak berwenang melihat halaman ini. Masuk dengan akun yang punya akses, atau kembali ke sportsbook.',
  },
  busy: {
    title: 'Situs sedang sangat ramai',
    text: 'Tidak ada taruhan yang dipasang atau diubah. Halaman ini segera dimuat otomatis.',
  },
  offline: {
    title: 'Tidak ada koneksi',
  },
  unreachable: {
    title: 'Pertandingan tidak dapat dimuat',
    text: 'Server kami tidak merespons. Coba lagi sebentar.',
  },
  home: 'Ke sportsbook',
  retry: 'Coba lagi',
} as const;
