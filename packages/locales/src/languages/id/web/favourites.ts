export default {
  star: 'Favorit: {name}',
  notAdded: '{name} tidak dapat ditambahkan ke favorit. Coba lagi.',
  notRemoved: '{name} tidak dapat dihapus dari favorit. Coba lagi.',
  full: 'Favorit Anda penuh. Hapus satu untuk menambah yang lain.',
  title: 'Favorit',
  description: 'Pertandingan dan liga favorit Anda.',
  empty: {
    title: 'Belum ada favorit',
    text: 'Ketuk bintang di samping pertandingan atau liga.',
  },
  emptySport: {
    title: 'Tidak ada favorit di olahraga ini',
    text: 'Ketuk bintang di samping pertandingan atau liga.',
  },
  browse: 'Lihat semua pertandingan',
  live: 'Sedang live',
  upcoming: 'Mendatang',
  leagues: 'Dari liga Anda',
  over: 'Berakhir',
  needsScript: 'Favorit disimpan di browser Anda. Aktifkan JavaScript untuk melihatnya.',
} as const;
