import type { HostWords } from '../../../host-words.ts';

export default {
  nav: { play: 'Sportsspill', inspector: 'Inspektør', app: 'Appmodus', account: 'Konto', help: 'Hjelp' },
  language: 'Språk',
  needsScript: 'Slå på JavaScript for å bruke siden.',
  landing: {
    title: 'Velkommen',
    heading: 'En plattform med sportsspill på innsiden',
    text: 'Meridian står for systemet en operatør allerede har: kontoer, lommebøker og egne sider. Den ligger på sitt eget domene og legger inn Slipstream i en ramme som vokser med innholdet.',
    play: 'Åpne sportsspill',
    inspector: 'Se alle meldinger mellom de to',
    app: 'Se det som i en mobilapp',
  },
  play: {
    title: 'Sportsspill',
    tools: 'Verktøy',
    theme: 'Tema',
    day: 'Lyst',
    night: 'Mørkt',
    measuring: 'Analyse tillatt',
    waiting: 'Venter på sportsspill',
    close: 'Lukk',
  },
  inspector: {
    messages: 'Meldinger',
    newestFirst: 'Meldinger, nyeste først',
    say: 'Send en melding som vert',
    send: 'Send',
    clear: 'Tøm listen',
  },
  terms: {
    title: 'Regler og vilkår',
    demo: 'Meridian er en demo. Pengene er ikke ekte, spillerne er oppdiktede, og ingenting her er et tilbud.',
    age: 'Du må være minst 18 år. En selvutestenging varer så lenge du har valgt.',
  },
  help: {
    text: 'Spill skal være gøy. Hvis det slutter å være gøy, ta en pause og snakk med noen.',
    limits: 'Sett en grense eller ta en pause',
    password: 'Tilbakestill passordet ditt',
    unlock: 'Lås opp kontoen din',
    transactions: 'Se transaksjonene dine',
    mailbox: 'Åpne demopostkassen',
  },
  notFound: { title: 'Fant ikke siden', heading: 'Vi finner ikke siden', start: 'Til forsiden' },
  unavailable: {
    title: 'Ikke tilgjengelig',
    heading: 'Noe gikk galt',
    text: 'Serveren vår svarer ikke. Ingenting er endret. Prøv igjen om litt.',
  },
  menu: 'Meny',
} satisfies HostWords['site'];
