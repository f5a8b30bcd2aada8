export default {
  notCovered: {
    short: 'Takip dışı',
    title: 'Bu maçı artık takip etmiyoruz',
    text: 'Bu maç için artık oran yok. Bahislerin resmî sonuca göre sonuçlanır.',
  },
  market: {
    handedOver: 'Canlı oranlara geçiliyor. Bahis birazdan yeniden açılabilir.',
    cancelled: 'Market iptal edildi. Tutarlar iade edilir.',
    closes: 'Bahis {time} saatine kadar',
  },
  farming: {
    average: '{count, plural, one {# bahiste} other {# bahiste}} ortalama tutar {amount}.',
    freebets: 'Açık bahislerin {amount} bedava bahis getirebilir.',
    started: 'Ödül havuzu {amount} ile başladı.',
    boostable: 'Puanlarınla {count, plural, one {# bedava bahsi} other {# bedava bahsi}} yükseltebilirsin.',
  },
  jackpot: {
    paid: 'Şimdiye kadar {amount} ödendi',
    created: 'Henüz başlamadı',
    disabled: 'Kapalı',
    finished: 'Bitti',
    paused: 'Durduruldu',
  },
  oldBrowser: 'Tarayıcın eski olduğu için sayfalar tek sütunda. Tam görünüm için güncelle.',
  bonusOff: 'Bu bonusu kapattık. Artık kullanılamaz.',
  bet: {
    cancelled: 'Bu bahsi iptal ettik. Tutar yeniden bakiyende.',
    withdrawn: 'Bu bahis geri çekildi. Tutar yeniden bakiyende.',
  },
} as const;
