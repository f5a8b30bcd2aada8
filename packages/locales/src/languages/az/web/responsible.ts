export default {
  limits: 'Limitlər və fasilələr',
  help: 'Kömək',
  goOn: 'Oyuna davam et',
  leave: 'Çıxış',
  understood: 'Oldu',
  failed: 'Serverə qoşulmaq olmadı. Yenidən cəhd edin.',
  reality_check: {
    title: 'Vaxt xatırlatması',
    time: 'Oynadığınız vaxt: {hours, plural, =0 {} one {# saat } other {# saat }}{minutes, plural, one {# dəqiqə} other {# dəqiqə}}.',
    money: 'Bu müddətdə {staked} qoydunuz, {returned} ödənildi.',
    up: 'Gəlirdəsiniz: {amount}.',
    down: 'Zərərdəsiniz: {amount}.',
    even: 'Sıfırdasınız.',
  },
  out_of_session: {
    title: 'Seans limitinə çatdınız',
    text: 'Təyin etdiyiniz seans limitinə çatdınız, ona görə hesabdan çıxarıldınız. Kuponunuz saxlanılıb, heç bir mərc edilməyib və dəyişməyib. Fasilədən sonra yenidən daxil ola bilərsiniz.',
  },
  activity_limit: {
    title: 'Vaxt limitinə çatdınız',
    text: 'Təyin etdiyiniz vaxt limitinə çatdınız, ona görə hesabdan çıxarıldınız. Kuponunuz saxlanılıb, heç bir mərc edilməyib və dəyişməyib.',
  },
} as const;
