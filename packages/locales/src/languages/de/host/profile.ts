import type { HostWords } from '../../../host-words.ts';

export default {
  visitor: { text: 'Niemand ist angemeldet.', signIn: 'Anmelden' },
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
    byCode: 'Ein Code per SMS bestätigt die Nummer.',
    byProvider: '{provider} prüft die Nummer für uns.',
    rejected: 'Eine Nummer, die auf 0000 endet, wird abgelehnt, damit man sieht, wie das aussieht.',
    numberHeading: '1. Deine Nummer',
    send: 'Code senden',
    codeHeading: '2. Der Code aus der SMS',
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
} satisfies HostWords['profile'];
