/** What the platform's payment script says, by the keys it names (PAY-2). */
export default {
  notification: {
    success: 'Депозит отримано',
    success_text: 'Гроші на вашому балансі.',
    pending: 'Депозит обробляється',
    pending_text: 'Гроші будуть на балансі, щойно надійдуть.',
    error: 'Депозит не пройшов',
    error_text: 'Гроші не списано. Спробуйте ще раз або оберіть інший спосіб оплати.',
    refused: 'Депозит відхилено',
    refused_text: 'Гроші не списано. Причину вказано у формі.',
  },
} as const;
