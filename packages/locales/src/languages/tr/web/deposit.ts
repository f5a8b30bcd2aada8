export default {
  title: 'Para yatır',
  failedToLoad: 'Ödeme formu yüklenemedi. Para hareketi olmadı. Tekrar dene ya da platform sayfasını kullan.',
  openPage: 'Platform sayfasını aç',
  result: {
    success: {
      title: 'Para yatırıldı',
      text: 'Para cüzdanında.',
    },
    pending: {
      title: 'Para yolda',
      text: 'Ulaşır ulaşmaz bakiyende görünür.',
    },
    error: {
      title: 'Para yatırılamadı',
      text: 'Para hareketi olmadı. Tekrar dene ya da başka bir ödeme yolu seç.',
    },
  },
} as const;
