import type { HostWords } from '../../../host-words.ts';

export default {
  nav: { play: 'Sportwetten', inspector: 'Inspektor', app: 'App-Modus', account: 'Konto', help: 'Hilfe' },
  language: 'Sprache',
  needsScript: 'Diese Seiten sprechen per Skript mit der Plattform. Bitte erlaube hier Skripte.',
  landing: {
    title: 'Willkommen',
    heading: 'Eine Plattform mit Sportwetten darin',
    text: 'Meridian steht für das System, das ein Betreiber schon hat: Konten, Wallets und eigene Seiten. Es hat einen eigenen Ursprung und bettet Slipstream in einen Rahmen ein, der mit seinem Inhalt wächst.',
    play: 'Sportwetten öffnen',
    inspector: 'Jede Nachricht zwischen beiden ansehen',
    app: 'So, wie eine mobile App es zeigt',
  },
  play: {
    title: 'Sportwetten',
    tools: 'Werkzeuge',
    theme: 'Design',
    day: 'Tag',
    night: 'Nacht',
    measuring: 'Messung erlaubt',
    waiting: 'Warten auf die Sportwetten',
    close: 'Schließen',
  },
  inspector: {
    messages: 'Nachrichten',
    newestFirst: 'Nachrichten, neueste zuerst',
    say: 'Etwas als Plattform sagen',
    send: 'Senden',
    clear: 'Liste leeren',
  },
  terms: {
    title: 'Nutzungsbedingungen',
    demo: 'Meridian ist eine Vorführung. Das Geld ist nicht echt, die Spieler sind erfunden, und nichts hier ist ein Angebot.',
    age: 'Du musst mindestens 18 Jahre alt sein. Wer sich selbst ausschließt, bleibt so lange gesperrt, wie er es gewählt hat.',
  },
  help: {
    text: 'Spielen soll ein Spiel bleiben. Wenn es das nicht mehr ist, hör auf und sprich mit jemandem.',
    limits: 'Ein Limit setzen oder eine Pause machen',
    password: 'Neues Passwort',
    unlock: 'Ein Konto entsperren',
    transactions: 'Wo ist mein Geld geblieben?',
    mailbox: 'Das Postfach dieser Demo',
  },
  notFound: { title: 'Nicht gefunden', heading: 'Hier ist nichts', start: 'Zur Startseite' },
  unavailable: {
    title: 'Nicht verfügbar',
    heading: 'Die Plattform antwortet nicht',
    text: 'Es wurde nichts geändert. Versuche es gleich noch einmal.',
  },
} satisfies HostWords['site'];
