export default {
  title: 'Depozit',
  failedToLoad: 'Ödəniş forması yüklənmədi. Pul tutulmadı. Yenidən cəhd edin və ya depozit səhifəsini açın.',
  openPage: 'Depozit səhifəsini aç',
  result: {
    success: { title: 'Depozit qəbul edildi', text: 'Pul balansınızdadır.' },
    pending: { title: 'Depozit gözlənilir', text: 'Pul daxil olan kimi balansınızda olacaq.' },
    error: { title: 'Depozit uğursuz oldu', text: 'Pul tutulmadı. Yenidən cəhd edin və ya başqa ödəniş üsulu seçin.' },
  },
} as const;
