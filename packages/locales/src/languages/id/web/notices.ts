export default {
  terms: {
    title: 'Syarat',
    text: 'Syarat kami telah berubah.',
    read: 'Baca syarat',
    accept: 'Setuju',
  },
  oddsWarning: {
    text: 'Taruhan Anda tetap dipasang saat odds turun. Di bawah ini Anda bisa mengatur odds terendah yang diterima untuk tiap pilihan.',
    ok: 'Mengerti',
  },
  top: {
    label: 'Kembali ke atas',
    switch: 'Tombol kembali ke atas',
  },
} as const;
