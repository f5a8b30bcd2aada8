export default {
  title: 'Dein Konto',
  open: 'Konto von {name}',
  player: 'Spieler',
  balance: 'Guthaben',
  deposit: 'Einzahlen',
  wallets: 'Gewettet wird aus',
  clock: 'Aktuelle Zeit',
  signOut: 'Abmelden',
  signOutFailed: 'Du bist noch angemeldet',
  signOutFailedText: 'Die Plattform war nicht erreichbar. Prüfe die Verbindung und melde dich noch einmal ab.',
  pages: {
    transactions: 'Transaktionen',
    limits: 'Limits und Pausen',
    profile: 'Profil',
    support: 'Hilfe',
    terms: 'Nutzungsbedingungen',
  },
} as const;
