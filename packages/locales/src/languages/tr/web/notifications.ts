export default {
  title: 'Bildirimler',
  open: '{count, plural, =0 {Bildirimler} one {Bildirimler, # okunmamış} other {Bildirimler, # okunmamış}}',
  unread: '{count, plural, one {# okunmamış} other {# okunmamış}}',
  readAll: 'Tümünü okundu say',
  new: 'Yeni',
  seeBet: 'Bahsi gör',
  seeBonus: 'Bonusu gör',
  none: 'Henüz bir şey yok',
  noneText: 'Bahislerin, bonusların ve yatırdıklarınla ilgili gelişmeler burada.',
  failed: 'Bildirimler yüklenemedi',
  failedText: 'Hiçbir şey kaybolmadı. Birazdan tekrar dene.',
  retry: 'Tekrar dene',
} as const;
