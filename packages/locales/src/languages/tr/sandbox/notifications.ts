import type { SandboxWords } from '../../../sandbox-words.ts';

export default {
  welcome: {
    title: 'Slipstream’e hoş geldin',
    caption: 'Oyun paran bakiyende',
    body: 'Maçlar simülasyon, para gerçek değil. Başlamadan önce limitlerini belirle.',
  },
  deposit_done: {
    title: 'Para yatırma alındı',
    caption: '{amount}',
    body: 'Para bakiyende.',
  },
  deposit_failed: {
    title: 'Para yatırma başarısız',
    caption: '{amount}',
    body: 'Para çekilmedi. Tekrar dene ya da başka bir ödeme yöntemi seç.',
  },
  password_changed: {
    title: 'Şifren değiştirildi',
    caption: 'Diğer cihazlarında çıkış yapıldı',
    body: 'Bunu sen yapmadıysan şifreni hemen sıfırla.',
  },
  limit_set: {
    title: 'Limit kaydedildi',
    caption: '',
    body: 'Limitler ve molalar altında görebilirsin.',
  },
} satisfies SandboxWords['notifications'];
