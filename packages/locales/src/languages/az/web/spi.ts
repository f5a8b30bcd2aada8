/** What the platform's payment script says, by the keys it names (PAY-2). */
export default {
  notification: {
    success: 'Depozit qəbul edildi',
    success_text: 'Pul balansınızdadır.',
    pending: 'Depozit gözlənilir',
    pending_text: 'Pul daxil olan kimi balansınızda olacaq.',
    error: 'Depozit uğursuz oldu',
    error_text: 'Pul tutulmadı. Yenidən cəhd edin və ya başqa ödəniş üsulu seçin.',
    refused: 'Depozit rədd edildi',
    refused_text: 'Pul tutulmadı. Səbəb formada göstərilib.',
  },
} as const;
