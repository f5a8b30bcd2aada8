export default {
  reconnecting: 'Menyambung ulang, odds dijeda',
  offline: 'Anda sedang offline. Odds dijeda sampai Anda online lagi.',
  kindDown: 'Taruhan di sini dijeda. Dibuka lagi begitu odds kami kembali.',
  lost: {
    title: 'Tidak ada koneksi',
    text: 'Periksa koneksi internet Anda. Odds dijeda sampai Anda online lagi.',
  },
} as const;
