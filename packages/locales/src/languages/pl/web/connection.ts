export default {
  reconnecting: 'Łączymy ponownie, kursy wstrzymane',
  offline: 'Jesteś offline. Kursy są wstrzymane do czasu powrotu połączenia.',
  kindDown: 'Zakłady są tu wstrzymane. Wrócą razem z naszymi kursami.',
  lost: {
    title: 'Brak połączenia',
    text: 'Sprawdź połączenie z internetem. Kursy są wstrzymane do czasu powrotu połączenia.',
  },
} as const;
