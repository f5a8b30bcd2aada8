import type { SandboxWords } from '../../../sandbox-words.ts';

export default {
  offers: {
    'accumulator-boost': {
      name: 'Boost parlay 25%',
      description: 'Makin banyak pilihan di parlay, makin besar boost: pembayaran bertambah hingga 25%.',
    },
    'double-boost': {
      name: 'Boost parlay 10%',
      description:
        'Pembayaran bertambah 10% untuk parlay dengan dua pilihan atau lebih. Tiga kali pakai. Menggantikan boost lain yang Anda miliki.',
    },
    'welcome-freebet': {
      name: 'Freebet selamat datang',
      description: 'Freebet untuk tunggal atau parlay apa pun dengan odds minimal 1,50.',
    },
    'deposit-no-risk': {
      name: 'Taruhan uang kembali',
      description: 'Bertaruh dengan uang Anda sendiri. Jika kalah, nominal Anda kembali.',
    },
    'friday-freebet': {
      name: 'Sepak bola Jumat',
      description: 'Freebet setiap minggu untuk sepak bola, hanya sebelum pertandingan.',
    },
    'verified-freebet': {
      name: 'Freebet pemain terverifikasi',
      description: 'Untuk pemain dengan akun terverifikasi.',
    },
    'code-freebet': { name: 'Freebet kode promo', description: 'Untuk pemain dengan kode promo.' },
    'summer-freebet': { name: 'Freebet musim panas', description: 'Kode promo ini sudah kedaluwarsa.' },
    'reward-freebet': { name: 'Freebet hadiah', description: 'Untuk taruhan yang telah Anda pasang.' },
    'goal-hunt': {
      name: 'Berburu gol',
      description: 'Kumpulkan poin dari setiap taruhan dan tukarkan dengan freebet.',
    },
    'lucky-crate': {
      name: 'Kotak keberuntungan',
      description: 'Taruhan yang memakainya mendapat kotak hadiah saat selesai. Lihat peluangnya di bawah.',
    },
    'weekend-cup': {
      name: 'Piala akhir pekan',
      description: 'Kumpulkan poin dari taruhan Anda dan bagi total hadiah dengan para pemain terbaik.',
    },
  },
  terms: {
    who: {
      heading: 'Untuk siapa',
      text: 'Pemain dengan akun aktif yang tidak sedang jeda atau mengecualikan diri.',
    },
    end: {
      heading: 'Kapan berakhir',
      text: 'Bonus berakhir pada waktu yang tertera. Taruhan yang dipasang sebelumnya tetap memakainya sampai selesai.',
    },
    refund: {
      heading: 'Taruhan batal dan tidak diterima',
      text: 'Jika taruhan dengan freebet batal atau tidak diterima, freebet dikembalikan dan bisa dipakai lagi.',
    },
    allWin: {
      heading: 'Yang dibayarkan',
      text: 'Jika taruhan menang, Anda mendapat kemenangan plus nominal freebet.',
    },
    onlyWin: {
      heading: 'Yang dibayarkan',
      text: 'Jika taruhan menang, Anda mendapat kemenangannya. Nominal freebet tidak dikembalikan.',
    },
    noRisk: {
      heading: 'Yang dibayarkan',
      text: 'Anda bertaruh dengan uang sendiri. Jika kalah, bagian nominal yang hilang dikembalikan.',
    },
    oneBet: {
      heading: 'Cara memakai',
      text: 'Pakai seluruh freebet untuk satu taruhan. Tidak bisa dibagi, ditarik, atau Cash Out.',
    },
    boost: {
      heading: 'Yang dibayarkan',
      text: 'Pembayaran parlay yang menang dikalikan boost menurut jumlah pilihannya.',
    },
    void: {
      heading: 'Pilihan batal',
      text: 'Pilihan batal tidak dihitung. Parlay mendapat boost menurut pilihan yang tersisa, atau tidak sama sekali.',
    },
    doubleBoost: {
      heading: 'Yang dibayarkan',
      text: 'Pembayaran parlay menang dengan dua pilihan atau lebih dikalikan 1,10.',
    },
    threeTimes: {
      heading: 'Berapa kali',
      text: 'Anda bisa memakainya tiga kali. Mengaktifkannya mengakhiri boost lain yang Anda miliki.',
    },
    huntPoints: {
      heading: 'Cara menghitung poin',
      text: 'Sepuluh poin per satuan nominal pada odds 2,00, lebih banyak pada odds lebih tinggi dan lebih sedikit pada odds lebih rendah, saat taruhan selesai. Setiap pertandingan dihitung sekali. Taruhan yang di-Cash Out dan batal tidak dihitung.',
    },
    huntUse: {
      heading: 'Kegunaan poin',
      text: 'Setiap tahap memberi Anda freebet. Poin juga bisa dipakai untuk meningkatkan freebet.',
    },
    crate: {
      heading: 'Cara kerja',
      text: 'Hadiah ditentukan saat taruhan selesai, menurut peluang yang tertera. Membuka kotak hanya memperlihatkannya; menunggu tidak mengubah apa pun.',
    },
    cupPlaces: {
      heading: 'Cara menghitung peringkat',
      text: 'Menurut poin dari taruhan selesai. Jika poin sama, yang lebih dulu mencapainya unggul. 1% dari setiap nominal di turnamen ditambahkan ke total hadiah.',
    },
    cupPaid: {
      heading: 'Kapan hadiah dibayar',
      text: 'Peringkat diperiksa setelah berakhir. Hadiah dibayar sebagai uang yang bisa dipertaruhkan atau ditarik.',
    },
  },
  jackpots: {
    'city-lights': {
      name: 'Cahaya kota',
      description:
        'Kami menambahkan 1% dari setiap euro taruhan ke jackpot. Masing-masing keluar sebelum mencapai batasnya.',
    },
    'night-train': {
      name: 'Kereta malam',
      description: 'Kami menambahkan 0,5% dari setiap euro taruhan. Jackpot kecil yang sering keluar.',
    },
  },
  levels: { mini: 'Mini', major: 'Major', grand: 'Grand' },
  prizes: { freebet: 'Freebet', money: 'Tunai', points: 'Poin', nothing: 'Kosong' },
} satisfies SandboxWords['offers'];
