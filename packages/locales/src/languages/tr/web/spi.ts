export default {
  notification: {
    success: 'Para yatırma alındı',
    success_text: 'Para cüzdanınızda.',
    pending: 'Para yatırma işlemi sürüyor',
    pending_text: 'Ulaşır ulaşmaz bakiyenizde görünür.',
    error: 'Para yatırma başarısız oldu',
    error_text: 'Para hareketi olmadı. Yeniden deneyin veya başka bir ödeme yolu seçin.',
    refused: 'Para yatırma reddedildi',
    refused_text: 'Para hareketi olmadı. Nedeni formda yazıyor.',
  },
} as const;
