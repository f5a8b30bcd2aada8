export default {
  title: 'Wpłata',
  failedToLoad:
    'Nie udało się wczytać formularza płatności. Nie pobraliśmy pieniędzy. Spróbuj ponownie lub przejdź na stronę wpłat.',
  openPage: 'Otwórz stronę wpłat',
  result: {
    success: { title: 'Wpłata otrzymana', text: 'Pieniądze są na Twoim saldzie.' },
    pending: { title: 'Wpłata w toku', text: 'Pieniądze będą na Twoim saldzie, gdy tylko dotrą.' },
    error: {
      title: 'Wpłata nieudana',
      text: 'Nie pobraliśmy pieniędzy. Spróbuj ponownie lub wybierz inną metodę płatności.',
    },
  },
} as const;
