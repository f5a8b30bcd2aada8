import type { HostWords } from '../../../host-words.ts';

export default {
  title: 'Batas dan jeda',
  rule: 'Batas yang lebih ketat langsung berlaku. Melonggarkan atau menghapus batas butuh 24 jam. Jeda hanya bisa diperpanjang.',
  holding: 'Batas Anda',
  setLimit: 'Tetapkan sebuah batas',
  set: 'Tetapkan batas',
  amount: 'Jumlah',
  currency: 'Mata uang',
  duration: 'Waktu',
  period: 'Per',
  periods: { day: 'hari', week: 'minggu', month: 'bulan' },
  kinds: {
    reality_check: {
      name: 'Pengingat bermain',
      about: 'Seberapa sering kami mengingatkan berapa lama Anda bermain serta untung atau rugi.',
    },
    sportsbook_session: {
      name: 'Sesi taruhan',
      about: 'Waktu bertaruh terlama tanpa jeda. Setelah itu taruhan berhenti selama 15 menit.',
    },
    session: {
      name: 'Durasi masuk',
      about: 'Waktu terlama Anda tetap masuk. Setelah itu Anda otomatis keluar dari akun.',
    },
    activity: { name: 'Waktu di situs', about: 'Waktu terbanyak Anda di sini per hari, minggu, atau bulan.' },
    time: { name: 'Waktu bertaruh' },
    deposit: { name: 'Deposit', about: 'Jumlah deposit terbesar per hari, minggu, atau bulan.' },
    loss: { name: 'Kerugian', about: 'Jumlah kerugian terbesar per hari, minggu, atau bulan.' },
    wager: { name: 'Nominal taruhan', about: 'Jumlah taruhan terbesar per hari, minggu, atau bulan.' },
    bet: { name: 'Nominal per taruhan', about: 'Jumlah terbesar untuk satu taruhan.' },
    coolingoff: { name: 'Ambil jeda', about: 'Tidak ada deposit dan taruhan sampai jeda berakhir.' },
    selfexclusion: {
      name: 'Pengecualian diri',
      about:
        'Anda keluar dari akun di semua perangkat dan tidak bisa masuk sampai masanya berakhir. Tidak bisa dibatalkan.',
    },
  },
} satisfies HostWords['limits'];
