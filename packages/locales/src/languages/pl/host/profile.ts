import type { HostWords } from '../../../host-words.ts';

export default {
  visitor: { text: 'Zaloguj się, aby zobaczyć swoje konto.', signIn: 'Zaloguj się' },
  account: {
    title: 'Twoje konto',
    phone: 'Telefon',
    confirmEmail: 'Potwierdź e-mail',
    signOut: 'Wyloguj się',
  },
  missing: {
    title: 'Uzupełnij profil',
    save: 'Zapisz',
    municipality: 'Gmina',
    municipalityNote: 'Siedem cyfr kodu IBGE, na przykład 3550308 dla São Paulo.',
  },
  phone: {
    title: 'Zweryfikuj telefon',
    byCode: 'Wyślemy SMS z kodem, aby zweryfikować Twój numer.',
    byProvider: 'Numer sprawdza dla nas {provider}.',
    rejected: 'Demo: numer kończący się na 0000 nie przejdzie weryfikacji.',
    numberHeading: '1. Twój numer',
    send: 'Wyślij kod',
    codeHeading: '2. Twój kod',
    code: 'Kod',
    verify: 'Zweryfikuj',
    note: 'SMS-y tego demo znajdziesz tutaj: {mailbox}.',
    mailbox: 'skrzynka demo',
  },
  deposit: {
    title: 'Wpłata',
    note: 'Wirtualne pieniądze. Demo: kwota kończąca się na 13 (13, 113 lub 10,13) zostanie odrzucona, 77 trwa dziesięć sekund, 78 trwa dziesięć sekund i zostanie odrzucona.',
  },
  transactions: {
    title: 'Transakcje',
    when: 'Data',
    what: 'Rodzaj',
    state: 'Status',
    amount: 'Kwota',
    balance: 'Saldo',
    more: 'Pokaż więcej',
  },
  passkeys: {
    title: 'Klucze dostępu',
    about: 'Loguj się odciskiem palca, twarzą lub blokadą ekranu zamiast hasłem.',
    add: 'Dodaj klucz dostępu',
  },
} satisfies HostWords['profile'];
