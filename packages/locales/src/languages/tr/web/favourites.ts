export default {
  star: 'Favori: {name}',
  notAdded: '{name} favorilerine eklenemedi. Tekrar dene.',
  notRemoved: '{name} favorilerinden çıkarılamadı. Tekrar dene.',
  full: 'Favori listen dolu. Yenisini eklemek için birini çıkar.',
  title: 'Favoriler',
  description: 'Favori maçların ve liglerin.',
  empty: {
    title: 'Henüz favorin yok',
    text: 'Bir maçın ya da ligin yanındaki yıldıza dokun, burada bul.',
  },
  emptySport: {
    title: 'Bu sporda favorin yok',
    text: 'Bir maçın ya da ligin yanındaki yıldıza dokun, burada bul.',
  },
  browse: 'Maçlara bak',
  live: 'Şimdi canlı',
  upcoming: 'Yaklaşan',
  leagues: 'Liglerinden',
  over: 'Bitti',
  needsScript: 'Favoriler tarayıcında saklanır. Görmek için JavaScript’i aç.',
} as const;
