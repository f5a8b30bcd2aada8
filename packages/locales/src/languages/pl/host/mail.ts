import type { HostWords } from '../../../host-words.ts';

export default {
  kinds: {
    confirmation: {
      text: 'Potwierdź ten adres i możesz zaczynać.',
      button: 'Potwierdź',
    },
    unlock: {
      text: 'Ktoś próbował wejść na Twoje konto z błędnym hasłem. Jeśli to Ty, odblokuj je.',
      button: 'Odblokuj konto',
    },
    password: {
      text: 'Wybierz nowe hasło. Link działa przez dwie godziny.',
      button: 'Nowe hasło',
    },
    known_account: {
      text: 'Ktoś próbował zarejestrować się z tym adresem. Masz już konto.',
      button: 'Zaloguj się',
    },
  },
  note: 'Dostajesz tę wiadomość, bo tego adresu użyto na stronie {site}.',
  view: 'Zobacz wiadomość',
} satisfies HostWords['mail'];
