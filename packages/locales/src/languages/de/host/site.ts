import type { HostWords } from '../../../host-words.ts';

export default {
  nav: { play: 'Sportwetten', inspector: 'Inspektor', app: 'App-Modus', account: 'Konto', help: 'Hilfe' },
  language: 'Sprache',
  needsScript: 'Schalte JavaScript ein, um diese Seite zu nutzen.',
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
    age: 'Du musst mindestens 18 sein. Ein Selbstausschluss gilt so lange, wie du ihn gewählt hast.',
  },
  help: {
    text: 'Wetten soll Spaß machen. Wenn es keinen Spaß mehr macht, mach eine Pause und sprich mit jemandem.',
    limits: 'Ein Limit setzen oder eine Pause machen',
    password: 'Passwort zurücksetzen',
    unlock: 'Ein Konto entsperren',
    transactions: 'Deine Transaktionen ansehen',
    mailbox: 'Das Postfach dieser Demo',
  },
  notFound: { title: 'Nicht gefunden', heading: 'Diese Seite finden wir nicht', start: 'Zur Startseite' },
  unavailable: {
    title: 'Nicht verfügbar',
    heading: 'Etwas ist schiefgelaufen',
    text: 'Unser Server antwortet nicht. Es wurde nichts geändert. Versuche es gleich noch einmal.',
  },
  menu: 'Menü',
} satisfies HostWords['site'];
