import type { SandboxWords } from '../../../sandbox-words.ts';

export default {
  welcome: {
    title: 'Slipstream’e hoş geldiniz',
    caption: 'Oyun paranız cüzdanınızda',
    body: 'Burası bir deneme ortamı: maçlar simülasyon, para gerçek değil. İyi eğlenceler, önce limitlerinizi belirleyin.',
  },
  deposit_done: {
    title: 'Para yatırma alındı',
    caption: '{amount}',
    body: 'Tutar cüzdanınızda.',
  },
  deposit_failed: {
    title: 'Para yatırma başarısız',
    caption: '{amount}',
    body: 'Hiçbir şey çekilmedi. Lütfen başka bir yol deneyin.',
  },
  password_changed: {
    title: 'Şifreniz değiştirildi',
    caption: 'Diğer tüm oturumlar kapatıldı',
    body: 'Bunu siz yapmadıysanız hemen yeni bir şifre isteyin.',
  },
  limit_set: {
    title: 'Limitiniz kaydedildi',
    caption: '',
    body: 'Diğer limitlerinizle birlikte görebilirsiniz.',
  },
} satisfies SandboxWords['notifications'];
