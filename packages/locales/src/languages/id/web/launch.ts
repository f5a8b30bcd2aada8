export default {
  loading: 'Membuka {name}',
  failed: {
    title: '{name} tidak dapat dibuka',
    text: 'Tidak ada dana terpotong. Coba lagi sebentar.',
  },
  signIn: {
    title: 'Masuk untuk membuka {name}',
    text: 'Akan terbuka di sini setelah Anda masuk.',
  },
  needsScript: 'Aktifkan JavaScript untuk memakai halaman ini.',
  racing: { title: 'Pacuan kuda', description: 'Daftar pacuan, odds, dan hasil.' },
  lotteries: { title: 'Lotere', description: 'Undian sepanjang waktu.' },
  arena: { title: 'Arena virtual', description: 'Permainan virtual dengan hasil dalam hitungan menit.' },
} as const;
