import type { HostWords } from '../../../host-words.ts';

export default {
  signIn: {
    title: 'Logowanie',
    login: 'E-mail lub telefon',
    forgotten: 'Nie pamiętasz hasła?',
    locked: 'Konto zablokowane?',
    signUp: 'Nie masz konta? Zarejestruj się',
    passkey: 'Użyj klucza dostępu',
  },
  demoPlayers: {
    title: 'Gracze demo',
    password: 'Hasło wszystkich graczy demo to {password}. Pieniądze nie są prawdziwe.',
  },
  signUp: {
    title: 'Rejestracja',
    open: 'Załóż konto',
    signIn: 'Masz już konto? Zaloguj się',
  },
  mailNote: {
    text: 'To demo nie wysyła e-maili. Wiadomości znajdziesz tutaj: {mailbox}.',
    mailbox: 'skrzynka demo',
  },
  instructions: {
    password: 'Zresetuj hasło',
    confirmation: 'Potwierdź konto',
    unlock: 'Odblokuj konto',
    send: 'Wyślij link',
    back: 'Wróć do logowania',
  },
  newPassword: { title: 'Ustaw nowe hasło', label: 'Nowe hasło', set: 'Zapisz i zaloguj się' },
  confirmPassword: {
    title: 'Potwierdź hasło',
    text: 'Podaj ponownie hasło, aby kontynuować.',
    label: 'Twoje hasło',
    confirm: 'Potwierdź',
  },
  confirmation: { title: 'Potwierdź konto', confirm: 'Potwierdź' },
  unlock: { title: 'Odblokuj konto', unlock: 'Odblokuj' },
  /** By the names of the site's configuration. */
  fields: {
    email: 'E-mail',
    password: 'Hasło',
    name: 'Imię i nazwisko',
    phone: 'Telefon z numerem kierunkowym',
    country: 'Kraj',
    currency: 'Waluta konta',
    date_of_birth: 'Data urodzenia',
    terms: 'Mam ukończone 18 lat i akceptuję regulamin',
  },
  optional: '{label} (opcjonalnie)',
  passwordLength: 'Minimalna liczba znaków: {count}.',
} satisfies HostWords['auth'];
