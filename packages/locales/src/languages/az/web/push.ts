export default {
  title: 'Push bildirişlər',
  device: 'Bu cihazda',
  states: {
    off: 'Səhifə bağlı olanda da bildiriş almaq üçün yandırın.',
    on: 'Bu cihaz səhifə bağlı olanda da bildiriş göndərir.',
    blocked: 'Brauzeriniz bu saytın bildirişlərini bloklayır. Yandırmaq üçün brauzerin ayarlarında icazə verin.',
  },
  about: 'Bunlar haqqında bildir',
  topics: {
    bet_settled: 'Hesablanmış mərclər',
    cashout_reached: 'Avtokeşautlar',
    match_started: 'Başlayan sevimli oyunlar',
    goal: 'Sevimli oyunlarda qollar',
    bonus: 'Yeni bonuslar',
  },
  ask: {
    title: 'Necə bitdiyini öyrənin',
    text: 'Bu mərc hesablananda sizə bildirə bilərik, səhifə bağlı olsa da.',
    yes: 'Bildir',
    later: 'İndi yox',
    done: 'Bildirişlər yandırılıb',
  },
  failed: {
    title: 'Bildirişlər dəyişdirilmədi',
    text: 'Bir azdan yenidən cəhd edin.',
  },
  notSaved: {
    title: 'Seçiminiz saxlanılmadı',
    text: 'Bir azdan yenidən cəhd edin.',
  },
} as const;
