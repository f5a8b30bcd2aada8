/** What the platform's payment script says, by the keys it names (PAY-2). */
export default {
  notification: {
    success: 'واریز انجام شد',
    success_text: 'پول در موجودی شماست.',
    pending: 'واریز در حال انجام',
    pending_text: 'پول به‌محض رسیدن به موجودی اضافه می‌شود.',
    error: 'واریز ناموفق بود',
    error_text: 'پولی برداشت نشد. دوباره امتحان کنید یا روش پرداخت دیگری انتخاب کنید.',
    refused: 'واریز رد شد',
    refused_text: 'پولی برداشت نشد. دلیل را در فرم ببینید.',
  },
} as const;
