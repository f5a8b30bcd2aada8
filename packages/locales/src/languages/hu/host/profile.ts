import type { HostWords } from '../../../host-words.ts';

export default {
  visitor: { text: 'Nem vagy belépve.', signIn: 'Belépés' },
  account: {
    title: 'A fiókod',
    phone: 'Telefonszám',
    confirmEmail: 'E-mail megerősítése',
    signOut: 'Kilépés',
  },
  missing: {
    title: 'Profil kiegészítése',
    save: 'Mentés',
    municipality: 'Település',
    municipalityNote: 'Az IBGE-kód hét számjegye, például São Paulo: 3550308.',
  },
  phone: {
    title: 'Telefonszám igazolása',
    byCode: 'SMS-ben küldünk egy kódot a számod igazolásához.',
    byProvider: 'A számot nekünk ellenőrzi: {provider}.',
    rejected: 'Demó: a 0000 végű számok nem felelnek meg.',
    numberHeading: '1. A számod',
    send: 'Kód küldése',
    codeHeading: '2. A kódod',
    code: 'Kód',
    verify: 'Igazolás',
    note: 'A demó SMS-eit itt találod: {mailbox}.',
    mailbox: 'demópostafiók',
  },
  deposit: {
    title: 'Befizetés',
    note: 'Játékpénz. Demó: a 13-ra végződő összeget (13, 113 vagy 10,13) elutasítjuk, a 77 tíz másodpercig tart, a 78 tíz másodperc után elutasítva.',
  },
  transactions: {
    title: 'Tranzakciók',
    when: 'Dátum',
    what: 'Típus',
    state: 'Állapot',
    amount: 'Összeg',
    balance: 'Egyenleg',
    more: 'Több mutatása',
  },
  passkeys: {
    title: 'Belépőkulcsok',
    about: 'Lépj be jelszó helyett ujjlenyomattal, arccal vagy képernyőzárral.',
    add: 'Belépőkulcs hozzáadása',
  },
} satisfies HostWords['profile'];
