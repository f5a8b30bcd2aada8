export default {
  banners: 'Fırsatlar',
  banner: 'Fırsat {number, number} / {count, number}',
  stop: 'Hareketi durdur',
  start: 'Kendiliğinden geç',
  open: 'İncele',
  liveNow: 'Şimdi canlı',
  allLive: 'Tüm canlı maçlar',
  top: 'Öne çıkan maçlar',
  startingSoon: 'Birazdan başlıyor',
  schedule: 'Program',
  leagues: 'Ligler',
  footer: 'Tüm sayfalar',
  noLive: {
    title: 'Şu anda oynanan maç yok',
    text: 'Sıradaki maçlar hemen aşağıda.',
  },
  noUpcoming: {
    title: 'Programda maç yok',
    text: 'Yeni maçlar, oranları açılır açılmaz burada görünür.',
  },
} as const;
