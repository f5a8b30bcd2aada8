import type { HostWords } from '../../../host-words.ts';

export default {
  nav: { play: 'Wedden', inspector: 'Inspectie', app: 'App-modus', account: 'Account', help: 'Hulp' },
  language: 'Taal',
  needsScript: 'Zet JavaScript aan om deze pagina te gebruiken.',
  landing: {
    title: 'Welkom',
    heading: 'Een platform met sportweddenschappen erin',
    text: 'Meridian staat voor het systeem dat een aanbieder al heeft: accounts, portemonnees en eigen pagina’s. Het draait op een eigen origin en toont Slipstream in een frame dat meegroeit met de inhoud.',
    play: 'Open de sportweddenschappen',
    inspector: 'Bekijk elk bericht tussen de twee',
    app: 'Bekijk het zoals in een mobiele app',
  },
  play: {
    title: 'Sportweddenschappen',
    tools: 'Hulpmiddelen',
    theme: 'Thema',
    day: 'Dag',
    night: 'Nacht',
    measuring: 'Statistieken toegestaan',
    waiting: 'Wachten op de sportweddenschappen',
    close: 'Sluiten',
  },
  inspector: {
    messages: 'Berichten',
    newestFirst: 'Berichten, nieuwste eerst',
    say: 'Stuur een bericht als host',
    send: 'Versturen',
    clear: 'Lijst wissen',
  },
  terms: {
    title: 'Algemene voorwaarden',
    demo: 'Meridian is een demo. Het geld is niet echt, de spelers zijn verzonnen en niets hier is een aanbod.',
    age: 'Je moet 18 of ouder zijn. Een zelfuitsluiting duurt zo lang als je hebt gekozen.',
  },
  help: {
    text: 'Wedden moet leuk blijven. Is het niet leuk meer? Neem een pauze en praat met iemand.',
    limits: 'Stel een limiet in of neem een pauze',
    password: 'Wachtwoord herstellen',
    unlock: 'Account deblokkeren',
    transactions: 'Bekijk je transacties',
    mailbox: 'Open de demomailbox',
  },
  notFound: { title: 'Pagina niet gevonden', heading: 'We kunnen die pagina niet vinden', start: 'Naar de homepage' },
  unavailable: {
    title: 'Niet beschikbaar',
    heading: 'Er ging iets mis',
    text: 'Onze server reageert niet. Er is niets gewijzigd. Probeer het zo opnieuw.',
  },
  menu: 'Menu',
} satisfies HostWords['site'];
