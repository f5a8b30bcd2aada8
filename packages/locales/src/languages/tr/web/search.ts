export default {
  title: 'Ara',
  placeholder: 'Takım, lig ya da spor',
  short: 'En az üç karakter yaz.',
  long: 'Arama en fazla 50 karakter olabilir.',
  recent: 'Son aramalar',
  forget: 'Unut',
  popularTeams: 'Popüler takımlar',
  popularLeagues: 'Popüler ligler',
  kind: {
    matches: 'Maçlar',
    outrights: 'Uzun vadeli',
    leagues: 'Ligler',
    teams: 'Takımlar',
    sports: 'Sporlar ve ülkeler',
  },
  found: '{count, plural, =0 {Sonuç yok} one {# sonuç} other {# sonuç}}',
  live: 'Canlı',
  none: {
    title: '“{query}” bulunamadı',
    text: 'Yazımı kontrol et ya da diğer takımı veya ligi ara.',
  },
  failed: {
    title: 'Arama yanıt vermiyor',
    text: 'Yazdığın hâlâ burada.',
  },
  keys: 'Gezinmek için oklar, açmak için Enter, kapatmak için Esc',
} as const;
