export default {
  notCovered: {
    short: 'İzlənmir',
    title: 'Bu oyunu artıq izləmirik',
    text: 'Ona daha əmsal yoxdur. Edilmiş mərclər rəsmi nəticə ilə hesablanır.',
  },
  market: {
    handedOver: 'Canlı əmsallara keçir. Bir azdan yenidən açıla bilər.',
    cancelled: 'Bazar ləğv edildi. Məbləğlər qaytarılır.',
    closes: 'Mərcin son vaxtı: {time}',
  },
  farming: {
    average: 'Orta məbləğ {amount}, {count, plural, one {# mərc} other {# mərc}}.',
    freebets: 'Açıq mərcləriniz {amount} fribet gətirə bilər.',
    started: 'Mükafat fondunun başlanğıcı: {amount}.',
    boostable: 'Xallarınızla {count, plural, one {# fribeti} other {# fribeti}} artırmaq olar.',
  },
  jackpot: {
    paid: 'İndiyədək ödənilib: {amount}',
    created: 'Hələ başlamayıb',
    disabled: 'Söndürülüb',
    finished: 'Bitib',
    paused: 'Fasilədədir',
  },
  oldBrowser: 'Brauzeriniz köhnədir, ona görə səhifələr bir sütundadır. Tam görmək üçün onu yeniləyin.',
  bonusOff: 'Bu bonusu söndürmüşük. Artıq istifadə oluna bilməz.',
  bet: {
    cancelled: 'Bu mərci ləğv etdik. Məbləğ balansınıza qayıtdı.',
    withdrawn: 'Bu mərc geri götürüldü. Məbləğ balansınıza qayıtdı.',
  },
} as const;
