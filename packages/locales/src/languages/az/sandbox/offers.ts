import type { SandboxWords } from '../../../sandbox-words.ts';

export default {
  offers: {
    'accumulator-boost': {
      name: '25% ekspress bustu',
      description: 'Ekspressdə seçim nə qədər çoxdursa, bust o qədər böyükdür: uduşa 25%-ə qədər əlavə.',
    },
    'double-boost': {
      name: '10% ekspress bustu',
      description: 'İki və daha çox seçimli ekspresslərə 10% artıq uduş. Üç dəfə. Digər bustunuzu əvəz edir.',
    },
    'welcome-freebet': {
      name: 'Xoş gəldin fribeti',
      description: 'Ən azı 1,50 əmsalla istənilən təkli və ya ekspressə fribet.',
    },
    'deposit-no-risk': {
      name: 'Pulu qaytarılan mərc',
      description: 'Öz pulunuzla mərc edin. Mərc uduzsa, məbləğ sizə qaytarılır.',
    },
    'friday-freebet': {
      name: 'Futbol cüməsi',
      description: 'Hər həftə futbola fribet, yalnız oyundan əvvəl.',
    },
    'verified-freebet': {
      name: 'Təsdiqlənmiş oyunçu fribeti',
      description: 'Hesabı təsdiqlənmiş oyunçular üçün.',
    },
    'code-freebet': { name: 'Promokod fribeti', description: 'Promokodu olan oyunçular üçün.' },
    'summer-freebet': { name: 'Yay fribeti', description: 'Bu promokodun vaxtı bitib.' },
    'reward-freebet': { name: 'Mükafat fribeti', description: 'Etdiyiniz mərclərə görə.' },
    'goal-hunt': { name: 'Qol ovu', description: 'Hər mərclə xal toplayın və fribetə çevirin.' },
    'lucky-crate': {
      name: 'Uğur qutusu',
      description: 'Onunla edilən mərc hesablananda hədiyyə qutusu alır. Şanslar aşağıdadır.',
    },
    'weekend-cup': {
      name: 'Həftəsonu kuboku',
      description: 'Mərclərinizlə xal toplayın və mükafat fondunu ən yaxşılarla bölüşün.',
    },
  },
  terms: {
    who: {
      heading: 'Kimlər üçündür',
      text: 'Açıq hesabı olan, fasilədə olmayan və özünü kənarlaşdırmayan oyunçular üçün.',
    },
    end: {
      heading: 'Nə vaxt bitir',
      text: 'Bonus göstərilən vaxtda bitir. Ondan əvvəl edilən mərc hesablanana qədər bonusu saxlayır.',
    },
    refund: {
      heading: 'Etibarsız və qəbul edilməyən mərclər',
      text: 'Fribetlə edilən mərc etibarsız olsa və ya qəbul edilməsə, fribet sizə qayıdır və yenidən istifadə edə bilərsiniz.',
    },
    allWin: {
      heading: 'Nə ödəyir',
      text: 'Mərc udsa, xalis uduşu və fribetin məbləğini alırsınız.',
    },
    onlyWin: {
      heading: 'Nə ödəyir',
      text: 'Mərc udsa, xalis uduşu alırsınız. Fribetin məbləği qaytarılmır.',
    },
    noRisk: {
      heading: 'Nə ödəyir',
      text: 'Öz pulunuzla mərc edirsiniz. Mərc uduzsa, məbləğin itirdiyiniz hissəsi qaytarılır.',
    },
    oneBet: {
      heading: 'Necə istifadə olunur',
      text: 'Fribet bütövlükdə bir mərcə işlədilir. Bölünmür, çıxarılmır və keşaut yoxdur.',
    },
    boost: {
      heading: 'Nə ödəyir',
      text: 'Udan ekspressin uduşu seçim sayına uyğun busta vurulur.',
    },
    void: {
      heading: 'Etibarsız seçimlər',
      text: 'Etibarsız seçim sayılmır. Ekspress qalan seçimlərə uyğun bust alır və ya almır.',
    },
    doubleBoost: {
      heading: 'Nə ödəyir',
      text: 'İki və daha çox seçimli udan ekspressin uduşu 1,10-a vurulur.',
    },
    threeTimes: {
      heading: 'Neçə dəfə',
      text: 'Üç dəfə istifadə edə bilərsiniz. Aktivləşəndə digər bustunuz bitir.',
    },
    huntPoints: {
      heading: 'Xallar necə sayılır',
      text: '2,00 əmsalda məbləğin hər vahidinə on xal, yüksək əmsalda daha çox, aşağı əmsalda daha az, mərc hesablananda verilir. Hər oyun bir dəfə sayılır. Keşaut edilmiş və etibarsız mərclər sayılmır.',
    },
    huntUse: {
      heading: 'Xallar nə üçündür',
      text: 'Hər pillə sizə fribet verir. Xallarla fribetləri artıra da bilərsiniz.',
    },
    crate: {
      heading: 'Necə işləyir',
      text: 'Mükafat mərc hesablananda göstərilən şanslarla müəyyən olunur. Qutunu açmaq onu yalnız göstərir; gözləmək heç nəyi dəyişmir.',
    },
    cupPlaces: {
      heading: 'Yerlər necə sayılır',
      text: 'Hesablanmış mərclərin xalları ilə. Xallar bərabər olsa, onları birinci toplayan öndədir. Turnirdə hər məbləğin 1%-i mükafat fonduna əlavə olunur.',
    },
    cupPaid: {
      heading: 'Mükafatlar nə vaxt ödənilir',
      text: 'Yerlər bitdikdən sonra yoxlanılır. Mükafatlar mərc edə və ya çıxara biləcəyiniz pulla ödənilir.',
    },
  },
  jackpots: {
    'city-lights': {
      name: 'Şəhər işıqları',
      description: 'Mərc edilən hər avronun 1%-ni cekpotlara əlavə edirik. Hər biri həddinə çatmamış düşür.',
    },
    'night-train': {
      name: 'Gecə qatarı',
      description: 'Mərc edilən hər avronun 0,5%-ni əlavə edirik. Tez-tez düşən kiçik cekpot.',
    },
  },
  levels: { mini: 'Mini', major: 'Böyük', grand: 'Qrand' },
  prizes: { freebet: 'Fribet', money: 'Nağd', points: 'Xal', nothing: 'Heç nə' },
} satisfies SandboxWords['offers'];
