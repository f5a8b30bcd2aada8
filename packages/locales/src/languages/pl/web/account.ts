export default {
  title: 'Twoje konto',
  open: 'Konto: {name}',
  player: 'Gracz',
  balance: 'Saldo',
  deposit: 'Wpłać',
  wallets: 'Waluta zakładów',
  clock: 'Czas',
  sessionTime:
    'Czas od zalogowania: {hours, plural, =0 {} one {# h } few {# h } many {# h } other {# h }}{minutes, number} min',
  signOut: 'Wyloguj się',
  signOutFailed: 'Nie udało się wylogować',
  signOutFailedText: 'Brak połączenia z serwerem. Sprawdź internet i wyloguj się ponownie.',
  points: 'Punkty lojalnościowe',
  pointsNumber: '{points, number}',
  pages: {
    transactions: 'Transakcje',
    limits: 'Limity i przerwy',
    profile: 'Profil',
    support: 'Pomoc',
    terms: 'Regulamin',
  },
} as const;
