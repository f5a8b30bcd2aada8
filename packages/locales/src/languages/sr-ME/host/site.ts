import type { HostWords } from '../../../host-words.ts';

export default {
  nav: { play: 'Klađenje', inspector: 'Inspektor', app: 'Režim aplikacije', account: 'Nalog', help: 'Pomoć' },
  language: 'Jezik',
  needsScript: 'Uključi JavaScript za korišćenje ove stranice.',
  landing: {
    title: 'Pozdrav',
    heading: 'Platforma sa kladionicom u sebi',
    text: 'Meridian predstavlja sistem koji operater već ima: naloge, novčanike i sopstvene stranice. Radi na sopstvenoj adresi i ugrađuje Slipstream u okvir koji raste sa sadržajem.',
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
    measuring: 'Analitika dozvoljena',
    waiting: 'Čekamo kladionicu',
    close: 'Zatvori',
  },
  inspector: {
    messages: 'Poruke',
    newestFirst: 'Poruke, najnovije prve',
    say: 'Pošalji poruku kao domaćin',
    send: 'Pošalji',
    clear: 'Obriši listu',
  },
  terms: {
    title: 'Uslovi korišćenja',
    demo: 'Meridian je demo. Novac nije stvaran, igrači su izmišljeni i ništa ovdje nije ponuda.',
    age: 'Moraš imati najmanje 18 godina. Samoisključenje traje onoliko koliko izabereš.',
  },
  help: {
    text: 'Klađenje treba da bude zabava. Ako prestane to da bude, napravi pauzu i razgovaraj sa nekim.',
    limits: 'Postavi limit ili napravi pauzu',
    password: 'Promijeni lozinku',
    unlock: 'Otključaj nalog',
    transactions: 'Pogledaj transakcije',
    mailbox: 'Otvori demo sanduče',
  },
  notFound: {
    title: 'Stranica nije pronađena',
    heading: 'Ne možemo da pronađemo tu stranicu',
    start: 'Idi na početnu stranicu',
  },
  unavailable: {
    title: 'Nedostupno',
    heading: 'Došlo je do greške',
    text: 'Naš server ne odgovara. Ništa se nije promijenilo. Pokušaj uskoro ponovo.',
  },
  menu: 'Meni',
} satisfies HostWords['site'];
