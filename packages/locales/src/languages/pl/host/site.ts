import type { HostWords } from '../../../host-words.ts';

export default {
  nav: { play: 'Zakłady', inspector: 'Inspektor', app: 'Tryb aplikacji', account: 'Konto', help: 'Pomoc' },
  language: 'Język',
  needsScript: 'Włącz JavaScript, aby korzystać z tej strony.',
  landing: {
    title: 'Witaj',
    heading: 'Platforma z zakładami w środku',
    text: 'Meridian przedstawia system, który operator już ma: konta, portfele i własne strony. Działa pod własnym adresem i osadza Slipstream w ramce, która rośnie wraz z zawartością.',
    play: 'Otwórz zakłady',
    inspector: 'Zobacz każdą wiadomość między nimi',
    app: 'Zobacz to jak w aplikacji mobilnej',
  },
  play: {
    title: 'Zakłady',
    tools: 'Narzędzia',
    theme: 'Motyw',
    day: 'Jasny',
    night: 'Ciemny',
    measuring: 'Analityka dozwolona',
    waiting: 'Czekamy na zakłady',
    close: 'Zamknij',
  },
  inspector: {
    messages: 'Wiadomości',
    newestFirst: 'Wiadomości, od najnowszych',
    say: 'Wyślij wiadomość jako host',
    send: 'Wyślij',
    clear: 'Wyczyść listę',
  },
  terms: {
    title: 'Regulamin',
    demo: 'Meridian to demo. Pieniądze nie są prawdziwe, gracze są zmyśleni i nic tutaj nie jest ofertą.',
    age: 'Musisz mieć ukończone 18 lat. Samowykluczenie trwa tak długo, jak wybierzesz.',
  },
  help: {
    text: 'Gra ma być zabawą. Jeśli przestaje nią być, zrób przerwę i z kimś porozmawiaj.',
    limits: 'Ustaw limit lub zrób przerwę',
    password: 'Zresetuj hasło',
    unlock: 'Odblokuj konto',
    transactions: 'Zobacz transakcje',
    mailbox: 'Otwórz skrzynkę demo',
  },
  notFound: {
    title: 'Nie znaleziono strony',
    heading: 'Nie możemy znaleźć tej strony',
    start: 'Przejdź do strony głównej',
  },
  unavailable: {
    title: 'Niedostępne',
    heading: 'Coś poszło nie tak',
    text: 'Nasz serwer nie odpowiada. Nic się nie zmieniło. Spróbuj za chwilę.',
  },
  menu: 'Menu',
} satisfies HostWords['site'];
