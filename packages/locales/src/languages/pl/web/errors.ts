export default {
  notFound: {
    title: 'Nie znaleźliśmy tej strony',
    text: 'Adres może być błędny albo mecz już się zakończył.',
  },
  failed: {
    title: 'Coś poszło nie tak',
    text: 'Nie udało się wyświetlić tej strony. Wróć za jakiś czas. Żaden zakład nie został postawiony ani zmieniony.',
  },
  blocked: {
    title: 'Nie działamy w Twoim kraju',
    titleIn: 'Obecnie tu nie działamy: {countryName}',
    text: 'Nie możesz stamtąd stawiać zakładów. Wcześniejsze zakłady są ważne i rozliczymy je jak zwykle.',
  },
  locked: {
    title: 'Brak dostępu',
    text: 'Nie masz uprawnień do tej strony. Zaloguj się na konto z dostępem lub wróć do zakładów.',
  },
  busy: {
    title: 'Mamy teraz bardzo duży ruch',
    text: 'Żaden zakład nie został postawiony ani zmieniony. Strona za chwilę wczyta się sama.',
  },
  offline: {
    title: 'Brak połączenia',
  },
  unreachable: {
    title: 'Nie udało się wczytać meczów',
    text: 'Nasz serwer nie odpowiada. Spróbuj za chwilę.',
  },
  home: 'Przejdź do zakładów',
  retry: 'Spróbuj ponownie',
} as const;
