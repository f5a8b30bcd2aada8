import type { HostWords } from '../../../host-words.ts';

export default {
  visitor: { text: 'Za ovo se prvo prijavi.', signIn: 'Prijavi se' },
  account: {
    title: 'Tvoj račun',
    phone: 'Telefon',
    confirmEmail: 'Potvrdi e-mail',
    signOut: 'Odjavi se',
  },
  missing: {
    title: 'Dopuni profil',
    save: 'Spremi',
    municipality: 'Općina',
    municipalityNote: 'Sedam znamenki IBGE koda, na primjer 3550308 za São Paulo.',
  },
  phone: {
    title: 'Potvrdi telefon',
    byCode: 'Šaljemo ti SMS s kodom za potvrdu broja.',
    byProvider: 'Broj za nas provjerava {provider}.',
    rejected: 'Demo: broj koji završava na 0000 ne prolazi provjeru.',
    numberHeading: '1. Tvoj broj',
    send: 'Pošalji kod',
    codeHeading: '2. Tvoj kod',
    code: 'Kod',
    verify: 'Potvrdi',
    note: 'SMS poruke ovog dema su ovdje: {mailbox}.',
    mailbox: 'demo sandučić',
  },
  deposit: {
    title: 'Uplata',
    note: 'Virtualni novac. Demo: iznos koji završava na 13 (13, 113 ili 10,13) se odbija, 77 traje deset sekundi, 78 traje deset sekundi i odbija se.',
  },
  transactions: {
    title: 'Transakcije',
    when: 'Datum',
    what: 'Vrsta',
    state: 'Status',
    amount: 'Iznos',
    balance: 'Stanje',
    more: 'Prikaži više',
  },
  passkeys: {
    title: 'Pristupni ključevi',
    about: 'Prijavi se otiskom prsta, licem ili zaključavanjem zaslona umjesto lozinkom.',
    add: 'Dodaj pristupni ključ',
  },
} satisfies HostWords['profile'];
