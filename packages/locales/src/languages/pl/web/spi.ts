/** What the platform's payment script says, by the keys it names (PAY-2). */
export default {
  notification: {
    success: 'Wpłata otrzymana',
    success_text: 'Pieniądze są na Twoim saldzie.',
    pending: 'Wpłata w toku',
    pending_text: 'Pieniądze będą na Twoim saldzie, gdy tylko dotrą.',
    error: 'Wpłata nieudana',
    error_text: 'Nie pobraliśmy pieniędzy. Spróbuj ponownie lub wybierz inną metodę płatności.',
    refused: 'Wpłata odrzucona',
    refused_text: 'Nie pobraliśmy pieniędzy. Powód znajdziesz w formularzu.',
  },
} as const;
