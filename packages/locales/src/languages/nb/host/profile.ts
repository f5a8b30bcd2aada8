import type { HostWords } from '../../../host-words.ts';

export default {
  visitor: { text: 'Du er ikke logget inn.', signIn: 'Logg inn' },
  account: {
    title: 'Kontoen din',
    phone: 'Telefon',
    confirmEmail: 'Bekreft e-post',
    signOut: 'Logg ut',
  },
  missing: {
    title: 'Fullfør profilen din',
    save: 'Lagre',
    municipality: 'Kommune',
    municipalityNote: 'De sju sifrene i kommunens IBGE-kode, for eksempel 3550308 for São Paulo.',
  },
  phone: {
    title: 'Bekreft telefonen din',
    byCode: 'Vi sender deg en kode på SMS for å bekrefte nummeret ditt.',
    byProvider: '{provider} sjekker nummeret for oss.',
    rejected: 'Demo: Et nummer som slutter på 0000, består ikke sjekken.',
    numberHeading: '1. Nummeret ditt',
    send: 'Send kode',
    codeHeading: '2. Koden din',
    code: 'Kode',
    verify: 'Bekreft',
    note: 'SMS-ene i denne demoen finner du i {mailbox}.',
    mailbox: 'demopostkassen',
  },
  deposit: {
    title: 'Innskudd',
    note: 'Lekepenger. Demo: Et beløp som slutter på 13 (13, 113 eller 10,13), avvises, 77 tar ti sekunder, 78 tar ti sekunder og avvises.',
  },
  transactions: {
    title: 'Transaksjoner',
    when: 'Dato',
    what: 'Type',
    state: 'Status',
    amount: 'Beløp',
    balance: 'Saldo',
    more: 'Vis flere',
  },
  passkeys: {
    title: 'Tilgangsnøkler',
    about: 'Logg inn med fingeravtrykk, ansikt eller skjermlås i stedet for passord.',
    add: 'Legg til tilgangsnøkkel',
  },
} satisfies HostWords['profile'];
