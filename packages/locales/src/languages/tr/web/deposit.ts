export default {
  title: 'Para yatır',
  failedToLoad: 'Ödeme formu yüklenemedi. Para çekilmedi. Tekrar dene ya da para yatırma sayfasını kullan.',
  openPage: 'Para yatırma sayfasını aç',
  result: {
    success: {
      title: 'Para yatırıldı',
      text: 'Para bakiyende.',
    },
    pending: {
      title: 'Para yatırma bekliyor',
      text: 'Para ulaşır ulaşmaz bakiyende olur.',
    },
    error: {
      title: 'Para yatırılamadı',
      text: 'Para çekilmedi. Tekrar dene ya da başka bir ödeme yöntemi seç.',
    },
  },
} as const;
