export default {
  banners: 'Təkliflər',
  banner: 'Təklif {number, number}/{count, number}',
  stop: 'Təklifləri dayandır',
  start: 'Təklifləri oynat',
  open: 'Ətraflı',
  liveNow: 'İndi canlı',
  allLive: 'Bütün canlı oyunlar',
  top: 'Top oyunlar',
  startingSoon: 'Tezliklə başlayır',
  schedule: 'Təqvim',
  leagues: 'Liqalar',
  footer: 'Bütün səhifələr',
  noLive: {
    title: 'Hazırda canlı oyun yoxdur',
    text: 'Növbəti oyunlar aşağıdadır.',
  },
  noUpcoming: {
    title: 'Növbəti oyun yoxdur',
    text: 'Əmsallar çıxan kimi yeni oyunlar burada görünəcək.',
  },
} as const;
