export default {
  banners: 'Fırsatlar',
  banner: 'Fırsat {number, number} / {count, number}',
  stop: 'Teklifleri duraklat',
  start: 'Teklifleri oynat',
  open: 'Daha fazla',
  liveNow: 'Şimdi canlı',
  allLive: 'Tüm canlı maçlar',
  top: 'Öne çıkan maçlar',
  startingSoon: 'Birazdan başlıyor',
  schedule: 'Program',
  leagues: 'Ligler',
  footer: 'Tüm sayfalar',
  noLive: {
    title: 'Şu anda canlı maç yok',
    text: 'Sıradaki maçlar hemen aşağıda.',
  },
  noUpcoming: {
    title: 'Yaklaşan maç yok',
    text: 'Yeni maçlar, oranları açılır açılmaz burada görünür.',
  },
} as const;
