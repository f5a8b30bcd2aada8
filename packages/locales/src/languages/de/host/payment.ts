import type { HostWords } from '../../../host-words.ts';

export default {
  amount: 'Betrag',
  currency: 'Währung',
  method: 'Zahlungsart',
  card: 'Karte',
  bank: 'Überweisung',
  deposit: 'Einzahlen',
  noAmount: 'Bitte gib einen Betrag ein.',
  noAnswer: 'Keine Antwort. Sieh in deinen Transaktionen nach, bevor du noch einmal zahlst.',
  refused: 'Die Einzahlung wurde abgelehnt. Es wurde kein Geld bewegt.',
  success: 'Das Geld ist in deiner Wallet.',
  pending: 'Die Einzahlung ist unterwegs. Sie erscheint in deiner Wallet, sobald sie da ist.',
  error: 'Die Einzahlung ist fehlgeschlagen. Es wurde kein Geld bewegt.',
} satisfies HostWords['payment'];
