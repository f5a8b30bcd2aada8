export default {
  sports: 'Spor',
  allSports: 'Tüm sporlar',
  days: 'Gün',
  today: 'Bugün',
  tomorrow: 'Yarın',
  yesterday: 'Dün',
  sort: 'Sırala',
  sorts: {
    time: 'Başlama saati',
    league: 'Lig',
    popular: 'En çok oynanan',
  },
  windows: 'Şu sürede başlayan',
  anyTime: 'Fark etmez',
  within: '{hours, plural, one {# saat} other {# saat}}',
  league: 'Lig',
  allLeagues: 'Tüm ligler',
  schedule: {
    title: 'Program',
    description: 'Güne ve spora göre ne zaman ne oynanıyor.',
    empty: {
      title: 'O zaman başlayan maç yok',
      text: 'Başka bir gün, daha uzun bir süre ya da başka bir spor dene.',
    },
  },
  results: {
    title: 'Sonuçlar',
    description: 'Güne, spora ve lige göre maç sonuçları, tüm bölümleriyle.',
    final: 'Maç sonucu',
    finalShort: 'MS',
    overtime: 'UZ',
    shootout: 'PEN',
    empty: {
      title: 'Bu günde sonuç yok',
      text: 'Başka bir gün ya da başka bir spor dene.',
    },
  },
} as const;
