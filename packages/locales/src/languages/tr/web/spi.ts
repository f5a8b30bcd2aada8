export default {
  notification: {
    success: 'Para yatırma alındı',
    success_text: 'Para bakiyende.',
    pending: 'Para yatırma bekliyor',
    pending_text: 'Para ulaşır ulaşmaz bakiyende olur.',
    error: 'Para yatırma başarısız oldu',
    error_text: 'Para çekilmedi. Tekrar dene ya da başka bir ödeme yöntemi seç.',
    refused: 'Para yatırma reddedildi',
    refused_text: 'Para çekilmedi. Nedeni formda yazıyor.',
  },
} as const;
