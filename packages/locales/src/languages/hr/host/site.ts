import type { HostWords } from '../../../host-words.ts';

export default {
  nav: { play: 'Klađenje', inspector: 'Inspektor', app: 'Način aplikacije', account: 'Račun', help: 'Pomoć' },
  language: 'Jezik',
  needsScript: 'Uključi JavaScript za korištenje ove stranice.',
  landing: {
    title: 'Pozdrav',
    heading: 'Platforma s kladionicom u sebi',
    text: 'Meridian predstavlja sustav koji operater već ima: račune, novčanike i vlastite stranice. Radi na vlastitoj adresi i ugrađuje Slipstream u okvir koji raste sa sadržajem.',
    play: 'Otvori klađenje',
    inspector: 'Pogledaj svaku poruku između njih',
    app: 'Pogledaj kao u mobilnoj aplikaciji',
  },
  play: {
    title: 'Klađenje',
    tools: 'Alati',
    theme: 'Tema',
    day: 'Svijetla',
    night: 'Tamna',
    measuring: 'Analitika dopuštena',
    waiting: 'Čekamo kladionicu',
    close: 'Zatvori',
  },
  inspector: {
    messages: 'Poruke',
    newestFirst: 'Poruke, najnovije prve',
    say: 'Pošalji poruku kao domaćin',
    send: 'Pošalji',
    clear: 'Obriši popis',
  },
  terms: {
    title: 'Uvjeti korištenja',
    demo: 'Meridian je demo. Novac nije stvaran, igrači su izmišljeni i ništa ovdje nije ponuda.',
    age: 'Moraš imati najmanje 18 godina. Samoisključenje traje onoliko koliko odabereš.',
  },
  help: {
    text: 'Klađenje treba biti zabava. Ako to prestane biti, uzmi pauzu i razgovaraj s nekim.',
    limits: 'Postavi limit ili uzmi pauzu',
    password: 'Promijeni lozinku',
    unlock: 'Otključaj račun',
    transactions: 'Pogledaj transakcije',
    mailbox: 'Otvori demo sandučić',
  },
  notFound: {
    title: 'Stranica nije pronađena',
    heading: 'Ne možemo pronaći tu stranicu',
    start: 'Idi na početnu stranicu',
  },
  unavailable: {
    title: 'Nedostupno',
    heading: 'Nešto je pošlo po zlu',
    text: 'Naš poslužitelj ne odgovara. Ništa se nije promijenilo. Pokušaj uskoro ponovno.',
  },
  menu: 'Izbornik',
} satisfies HostWords['site'];
