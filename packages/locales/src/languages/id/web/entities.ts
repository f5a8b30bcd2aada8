export default {
  notCovered: {
    short: 'Tidak diliput',
    title: 'Kami tidak lagi meliput pertandingan ini',
    text: 'Odds untuk pertandingan ini sudah tidak ada. Taruhan Anda diselesaikan menurut hasil resmi.',
  },
  market: {
    handedOver: 'Beralih ke odds live. Mungkin segera dibuka lagi.',
    cancelled: 'Pasaran dibatalkan. Nominal taruhan dikembalikan.',
    closes: 'Taruhan sampai {time}',
  },
  farming: {
    average: 'Rata-rata nominal {amount} dalam {count, plural, other {# taruhan}}.',
    freebets: 'Taruhan terbuka Anda bisa menghasilkan freebet {amount}.',
    started: 'Total hadiah dimulai dari {amount}.',
    boostable: 'Poin Anda bisa meningkatkan {count, plural, other {# freebet}}.',
  },
  jackpot: {
    paid: '{amount} sudah dibayar',
    created: 'Belum dimulai',
    disabled: 'Dimatikan',
    finished: 'Berakhir',
    paused: 'Dijeda',
  },
  oldBrowser: 'Browser Anda sudah usang, jadi halaman tampil dalam satu kolom. Perbarui untuk tampilan penuh.',
  bonusOff: 'Bonus ini kami matikan dan tidak bisa dipakai lagi.',
  bet: {
    cancelled: 'Kami membatalkan taruhan ini. Nominalnya kembali ke saldo Anda.',
    withdrawn: 'Taruhan ini ditarik. Nominalnya kembali ke saldo Anda.',
  },
} as const;
