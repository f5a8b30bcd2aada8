import type { HostWords } from '../../../host-words.ts';

export default {
  amount: 'Betrag',
  currency: 'Währung',
  method: 'Zahlungsart',
  card: 'Karte',
  bank: 'Überweisung',
  deposit: 'Einzahlen',
  noAmount: 'Bitte gib einen Betrag ein.',
  noAnswer: 'Wir haben keine Antwort erhalten. Sieh in deinen Transaktionen nach, bevor du noch einmal einzahlst.',
  refused: 'Einzahlung abgelehnt. Es wurde kein Geld abgebucht.',
  success: 'Das Geld ist auf deinem Konto.',
  pending: 'Einzahlung ausstehend. Das Geld ist auf deinem Konto, sobald es eingeht.',
  error: 'Einzahlung fehlgeschlagen. Es wurde kein Geld abgebucht.',
} satisfies HostWords['payment'];
