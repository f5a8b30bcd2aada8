export default {
  banners: 'Penawaran',
  banner: 'Penawaran {number, number} dari {count, number}',
  stop: 'Jeda penawaran',
  start: 'Putar penawaran',
  open: 'Lihat lainnya',
  liveNow: 'Sedang live',
  allLive: 'Semua pertandingan live',
  top: 'Pertandingan teratas',
  startingSoon: 'Segera dimulai',
  schedule: 'Jadwal',
  leagues: 'Liga',
  footer: 'Semua halaman',
  noLive: {
    title: 'Belum ada pertandingan live',
    text: 'Pertandingan berikutnya ada di bawah.',
  },
  noUpcoming: {
    title: 'Belum ada jadwal pertandingan',
    text: 'Pertandingan baru muncul di sini begitu odds tersedia.',
  },
} as const;
