export default {
  limits: 'Limitler ve molalar',
  help: 'Yardım',
  goOn: 'Devam et',
  leave: 'Bırak ve çıkış yap',
  understood: 'Anladım',
  failed: 'Platforma ulaşılamadı. Tekrar dene.',
  reality_check: {
    title: 'Saate bakma zamanı',
    time: '{hours, plural, =0 {} one {# saat } other {# saat }}{minutes, plural, one {# dakikadır} other {# dakikadır}} buradasın.',
    money: 'Bu sürede {staked} yatırdın ve {returned} geri aldın.',
    up: '{amount} kârdasın.',
    down: '{amount} zarardasın.',
    even: 'Ne kârda ne zarardasın.',
  },
  out_of_session: {
    title: 'Oturumun bitti',
    text: 'Tek seferde ne kadar oynayacağına sınır koymuştun ve doldu. Çıkış yapıldı. Kuponun saklandı, hiçbir bahis yapılmadı ya da değişmedi. Bir moladan sonra dönebilirsin.',
  },
  activity_limit: {
    title: 'Süren doldu',
    text: 'Burada kalma sürene sınır koymuştun ve doldu. Çıkış yapıldı. Kuponun saklandı, hiçbir bahis yapılmadı ya da değişmedi.',
  },
} as const;
