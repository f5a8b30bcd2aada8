/** What the platform's payment script says, by the keys it names (PAY-2). */
export default {
  notification: {
    success: 'Депозитът е получен',
    success_text: 'Парите са в баланса ти.',
    pending: 'Депозитът се обработва',
    pending_text: 'Парите ще бъдат в баланса ти, щом пристигнат.',
    error: 'Неуспешен депозит',
    error_text: 'Не са взети пари. Опитай отново или избери друг метод на плащане.',
    refused: 'Депозитът е отказан',
    refused_text: 'Не са взети пари. Виж причината във формата.',
  },
} as const;
