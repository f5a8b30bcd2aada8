export default {
  title: 'Ayarlar',
  language: 'Dil',
  changing: 'Dil değiştiriliyor',
  languageFailed: {
    title: 'Dil değiştirilmedi',
    text: 'Site şu anda yanıt vermiyor. Başka bir şey değişmedi. Birazdan tekrar dene.',
  },
  odds: 'Oran biçimi',
  oddsFormat: {
    european: 'Ondalık',
    british: 'İngiliz',
    hongkong: 'Hong Kong',
    american: 'Amerikan',
    indonesian: 'Endonezya',
    malaysian: 'Malezya',
    percent: 'Olasılık',
    fractional: 'Kesirli',
  },
  oddsOption: '{name} · {example}',
  oddsFailed: {
    title: 'Oran biçimi hesabına kaydedilmedi',
    text: 'Bu tarayıcıda geçerli. Her yerde geçerli olması için daha sonra tekrar seç.',
  },
  timeZone: 'Saat dilimi',
  deviceZone: 'Bu cihaz: {zone}',
  density: 'Listeler',
  densities: {
    auto: 'Otomatik',
    comfortable: 'Geniş',
    compact: 'Sıkı',
  },
  theme: 'Tema',
  themes: {
    system: 'Sistem',
    night: 'Gece',
    day: 'Gündüz',
  },
} as const;
