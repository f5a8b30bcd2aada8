import type { HostWords } from '../../../host-words.ts';

export default {
  nav: { play: 'Scommesse', inspector: 'Ispettore', app: 'Modalità app', account: 'Conto', help: 'Aiuto' },
  language: 'Lingua',
  needsScript: 'Attiva JavaScript per usare questa pagina.',
  landing: {
    title: 'Ti diamo il benvenuto',
    heading: 'Una piattaforma con le scommesse dentro',
    text: 'Meridian rappresenta il sistema che un operatore ha già: conti, portafogli e pagine proprie. Ha un’origine propria e incorpora Slipstream in un riquadro che cresce con il contenuto.',
    play: 'Apri le scommesse',
    inspector: 'Vedi ogni messaggio tra i due',
    app: 'Guardalo come in un’app mobile',
  },
  play: {
    title: 'Scommesse',
    tools: 'Strumenti',
    theme: 'Tema',
    day: 'Giorno',
    night: 'Notte',
    measuring: 'Statistiche d’uso consentite',
    waiting: 'In attesa delle scommesse',
    close: 'Chiudi',
  },
  inspector: {
    messages: 'Messaggi',
    newestFirst: 'Messaggi, dal più recente',
    say: 'Invia un messaggio come host',
    send: 'Invia',
    clear: 'Svuota l’elenco',
  },
  terms: {
    title: 'Termini e condizioni',
    demo: 'Meridian è una demo. Il denaro non è reale, i giocatori sono inventati e niente qui è un’offerta.',
    age: 'Devi avere almeno 18 anni. Un’autoesclusione dura quanto hai scelto.',
  },
  help: {
    text: 'Scommettere deve restare un divertimento. Se non lo è più, fai una pausa e parlane con qualcuno.',
    limits: 'Imposta un limite o fai una pausa',
    password: 'Reimposta la password',
    unlock: 'Sblocca il conto',
    transactions: 'Vedi i tuoi movimenti',
    mailbox: 'Apri la casella demo',
  },
  notFound: { title: 'Pagina non trovata', heading: 'Non troviamo questa pagina', start: 'Vai alla home' },
  unavailable: {
    title: 'Non disponibile',
    heading: 'Qualcosa è andato storto',
    text: 'Il nostro server non risponde. Non è cambiato nulla. Riprova tra poco.',
  },
  menu: 'Menu',
} satisfies HostWords['site'];
