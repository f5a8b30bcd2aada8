import type { HostWords } from '../../../host-words.ts';

export default {
  visitor: { text: 'Du är inte inloggad.', signIn: 'Logga in' },
  account: {
    title: 'Ditt konto',
    phone: 'Telefon',
    confirmEmail: 'Bekräfta e-post',
    signOut: 'Logga ut',
  },
  missing: {
    title: 'Komplettera din profil',
    save: 'Spara',
    municipality: 'Kommun',
    municipalityNote: 'De sju siffrorna i kommunens IBGE-kod, till exempel 3550308 för São Paulo.',
  },
  phone: {
    title: 'Verifiera din telefon',
    byCode: 'Vi skickar en kod via sms för att verifiera ditt nummer.',
    byProvider: '{provider} kontrollerar numret åt oss.',
    rejected: 'Demo: ett nummer som slutar på 0000 klarar inte kontrollen.',
    numberHeading: '1. Ditt nummer',
    send: 'Skicka kod',
    codeHeading: '2. Din kod',
    code: 'Kod',
    verify: 'Verifiera',
    note: 'Den här demons sms finns i {mailbox}.',
    mailbox: 'demobrevlådan',
  },
  deposit: {
    title: 'Insättning',
    note: 'Lekpengar. Demo: ett belopp som slutar på 13 (13, 113 eller 10,13) nekas, 77 tar tio sekunder, 78 tar tio sekunder och nekas.',
  },
  transactions: {
    title: 'Transaktioner',
    when: 'Datum',
    what: 'Typ',
    state: 'Status',
    amount: 'Belopp',
    balance: 'Saldo',
    more: 'Visa fler',
  },
  passkeys: {
    title: 'Lösennycklar',
    about: 'Logga in med fingeravtryck, ansikte eller skärmlås i stället för lösenord.',
    add: 'Lägg till lösennyckel',
  },
} satisfies HostWords['profile'];
