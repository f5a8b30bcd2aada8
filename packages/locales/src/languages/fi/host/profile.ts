import type { HostWords } from '../../../host-words.ts';

export default {
  visitor: { text: 'Et ole kirjautunut.', signIn: 'Kirjaudu' },
  account: {
    title: 'Tilisi',
    phone: 'Puhelin',
    confirmEmail: 'Vahvista sähköposti',
    signOut: 'Kirjaudu ulos',
  },
  missing: {
    title: 'Täydennä profiilisi',
    save: 'Tallenna',
    municipality: 'Kunta',
    municipalityNote: 'Kunnan IBGE-koodin seitsemän numeroa, esim. 3550308 (São Paulo).',
  },
  phone: {
    title: 'Vahvista puhelimesi',
    byCode: 'Lähetämme tekstiviestillä koodin, jolla vahvistat numerosi.',
    byProvider: '{provider} tarkistaa numeron puolestamme.',
    rejected: 'Demo: 0000-loppuinen numero ei läpäise tarkistusta.',
    numberHeading: '1. Numerosi',
    send: 'Lähetä koodi',
    codeHeading: '2. Koodisi',
    code: 'Koodi',
    verify: 'Vahvista',
    note: 'Tämän demon tekstiviestit löydät täältä: {mailbox}.',
    mailbox: 'demopostilaatikko',
  },
  deposit: {
    title: 'Talletus',
    note: 'Leikkirahaa. Demo: summa, jonka loppu on 13 (13, 113 tai 10,13), hylätään, 77 kestää kymmenen sekuntia, 78 kestää kymmenen sekuntia ja hylätään.',
  },
  transactions: {
    title: 'Tilitapahtumat',
    when: 'Päivä',
    what: 'Tyyppi',
    state: 'Tila',
    amount: 'Summa',
    balance: 'Saldo',
    more: 'Näytä lisää',
  },
  passkeys: {
    title: 'Pääsyavaimet',
    about: 'Kirjaudu sormenjäljellä, kasvoilla tai näytön lukituksella salasanan sijaan.',
    add: 'Lisää pääsyavain',
  },
} satisfies HostWords['profile'];
