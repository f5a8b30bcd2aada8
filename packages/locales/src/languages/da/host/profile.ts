import type { HostWords } from '../../../host-words.ts';

export default {
  visitor: { text: 'Du er ikke logget ind.', signIn: 'Log ind' },
  account: {
    title: 'Din konto',
    phone: 'Telefon',
    confirmEmail: 'Bekræft e-mail',
    signOut: 'Log ud',
  },
  missing: {
    title: 'Udfyld din profil',
    save: 'Gem',
    municipality: 'Kommune',
    municipalityNote: 'De syv cifre i kommunens IBGE-kode, for eksempel 3550308 for São Paulo.',
  },
  phone: {
    title: 'Bekræft din telefon',
    byCode: 'Vi sender dig en kode på sms for at bekræfte dit nummer.',
    byProvider: '{provider} tjekker nummeret for os.',
    rejected: 'Demo: Et nummer, der ender på 0000, består ikke tjekket.',
    numberHeading: '1. Dit nummer',
    send: 'Send kode',
    codeHeading: '2. Din kode',
    code: 'Kode',
    verify: 'Bekræft',
    note: 'Demoens sms’er finder du i {mailbox}.',
    mailbox: 'demopostkassen',
  },
  deposit: {
    title: 'Indbetaling',
    note: 'Legepenge. Demo: Et beløb, der ender på 13 (13, 113 eller 10,13), afvises, 77 tager ti sekunder, 78 tager ti sekunder og afvises.',
  },
  transactions: {
    title: 'Transaktioner',
    when: 'Dato',
    what: 'Type',
    state: 'Status',
    amount: 'Beløb',
    balance: 'Saldo',
    more: 'Vis flere',
  },
  passkeys: {
    title: 'Adgangsnøgler',
    about: 'Log ind med fingeraftryk, ansigt eller skærmlås i stedet for adgangskode.',
    add: 'Tilføj adgangsnøgle',
  },
} satisfies HostWords['profile'];
