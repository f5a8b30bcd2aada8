export default {
  title: 'Powiadomienia push',
  device: 'Na tym urządzeniu',
  states: {
    off: 'Włącz, aby dostawać powiadomienia, gdy strona jest zamknięta.',
    on: 'To urządzenie wyświetla powiadomienia, także gdy strona jest zamknięta.',
    blocked:
      'Twoja przeglądarka blokuje powiadomienia z tej strony. Zezwól na nie w ustawieniach przeglądarki, aby je włączyć.',
  },
  about: 'Powiadamiaj mnie o',
  topics: {
    bet_settled: 'Rozliczone zakłady',
    cashout_reached: 'Auto cashouty',
    match_started: 'Start ulubionych meczów',
    goal: 'Gole w ulubionych meczach',
    bonus: 'Nowe bonusy',
  },
  ask: {
    title: 'Sprawdź, jak się skończy',
    text: 'Możemy powiadomić Cię o rozliczeniu tego zakładu, także gdy strona jest zamknięta.',
    yes: 'Powiadom mnie',
    later: 'Nie teraz',
    done: 'Powiadomienia są włączone',
  },
  failed: {
    title: 'Nie udało się zmienić powiadomień',
    text: 'Spróbuj za chwilę.',
  },
  notSaved: {
    title: 'Twój wybór nie został zapisany',
    text: 'Spróbuj za chwilę.',
  },
} as const;
