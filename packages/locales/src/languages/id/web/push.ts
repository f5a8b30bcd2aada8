export default {
  title: 'Notifikasi push',
  device: 'Di perangkat ini',
  states: {
    off: 'Aktifkan agar tetap diberi tahu saat halaman ditutup.',
    on: 'Perangkat ini memberi tahu Anda, juga saat halaman ditutup.',
    blocked: 'Browser Anda memblokir notifikasi dari situs ini. Izinkan di pengaturan browser untuk mengaktifkannya.',
  },
  about: 'Beri tahu saya tentang',
  topics: {
    bet_settled: 'Taruhan selesai',
    cashout_reached: 'Cash Out otomatis',
    match_started: 'Pertandingan favorit dimulai',
    goal: 'Gol di pertandingan favorit',
    bonus: 'Bonus baru',
  },
  ask: {
    title: 'Ketahui hasilnya',
    text: 'Kami bisa memberi tahu Anda saat taruhan ini selesai, juga saat halaman ditutup.',
    yes: 'Beri tahu saya',
    later: 'Nanti saja',
    done: 'Notifikasi aktif',
  },
  failed: {
    title: 'Notifikasi tidak dapat diubah',
    text: 'Coba lagi sebentar.',
  },
  notSaved: {
    title: 'Pilihan Anda tidak tersimpan',
    text: 'Coba lagi sebentar.',
  },
} as const;
