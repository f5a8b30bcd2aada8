import type { HostWords } from '../../../host-words.ts';

export default {
  visitor: { text: 'Du bist nicht angemeldet.', signIn: 'Anmelden' },
  account: {
    title: 'Dein Konto',
    phone: 'Telefon',
    confirmEmail: 'E-Mail bestätigen',
    signOut: 'Abmelden',
  },
  missing: {
    title: 'Profil vervollständigen',
    save: 'Speichern',
    municipality: 'Gemeinde',
    municipalityNote: 'Die sieben Ziffern ihres IBGE-Codes, etwa 3550308 für São Paulo.',
  },
  phone: {
    title: 'Telefon bestätigen',
    byCode: 'Wir schicken dir einen Code per SMS, um deine Nummer zu bestätigen.',
    byProvider: '{provider} prüft die Nummer für uns.',
    rejected: 'Demo: Eine Nummer, die auf 0000 endet, fällt durch.',
    numberHeading: '1. Deine Nummer',
    send: 'Code senden',
    codeHeading: '2. Dein Code',
    code: 'Code',
    verify: 'Bestätigen',
    note: 'SMS dieser Demo sind in ihrem {mailbox}.',
    mailbox: 'Postfach',
  },
  deposit: {
    title: 'Einzahlen',
    note: 'Spielgeld. Ein Betrag, der auf 13 endet (13, 113 oder 10,13), wird abgelehnt, einer auf 77 dauert zehn Sekunden, einer auf 78 dauert zehn Sekunden und wird abgelehnt.',
  },
  transactions: {
    title: 'Transaktionen',
    when: 'Wann',
    what: 'Was',
    state: 'Status',
    amount: 'Betrag',
    balance: 'Guthaben',
    more: 'Mehr anzeigen',
  },
  passkeys: {
    title: 'Passkeys',
    about: 'Melde dich mit Fingerabdruck, Gesicht oder Displaysperre statt mit einem Passwort an.',
    add: 'Passkey hinzufügen',
  },
} satisfies HostWords['profile'];
