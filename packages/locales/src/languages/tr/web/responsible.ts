export default {
  limits: 'Limitler ve molalar',
  help: 'Yardım',
  goOn: 'Oynamaya devam et',
  leave: 'Çıkış yap',
  understood: 'Tamam',
  failed: 'Sunucuya ulaşılamadı. Tekrar dene.',
  reality_check: {
    title: 'Gerçeklik kontrolü',
    time: '{hours, plural, =0 {} one {# saat } other {# saat }}{minutes, plural, one {# dakikadır} other {# dakikadır}} oynuyorsun.',
    money: 'Bu sürede {staked} yatırdın ve {returned} geri aldın.',
    up: '{amount} kârdasın.',
    down: '{amount} zarardasın.',
    even: 'Ne kârda ne zarardasın.',
  },
  out_of_session: {
    title: 'Oturum limitine ulaştın',
    text: 'Belirlediğin oturum limitine ulaştın ve çıkış yapıldı. Kuponun saklandı, hiçbir bahis yapılmadı ya da değişmedi. Bir moladan sonra yeniden giriş yapabilirsin.',
  },
  activity_limit: {
    title: 'Süre limitine ulaştın',
    text: 'Belirlediğin süre limitine ulaştın ve çıkış yapıldı. Kuponun saklandı, hiçbir bahis yapılmadı ya da değişmedi.',
  },
} as const;
