import type { HostWords } from '../../../host-words.ts';

export default {
  title: 'Skrzynka',
  heading: 'Skrzynka demo',
  empty: 'Nie ma jeszcze wiadomości.',
  closed:
    'Otwórz skrzynkę linkiem, który wyświetliło polecenie {command}. Link działa raz, potem ta przeglądarka może otwierać skrzynkę.',
  /** By the kind of message. */
  kinds: {
    confirmation: 'Potwierdzenie konta: {address}',
    unlock: 'Odblokowanie konta: {address}',
    password: 'Reset hasła: {address}',
    known_account: 'Konto już istnieje: {address}',
    phone_code: 'Kod na telefon: {address}',
  },
} satisfies HostWords['mailbox'];
