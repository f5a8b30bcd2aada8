import type { HostWords } from '../../../host-words.ts';

export default {
  nav: { play: 'Sportspel', inspector: 'Inspektör', app: 'Appläge', account: 'Konto', help: 'Hjälp' },
  language: 'Språk',
  needsScript: 'Slå på JavaScript för att använda sidan.',
  landing: {
    title: 'Välkommen',
    heading: 'En plattform med sportspel inuti',
    text: 'Meridian står för systemet som en operatör redan har: konton, plånböcker och egna sidor. Den ligger på en egen domän och bäddar in Slipstream i en ram som växer med innehållet.',
    play: 'Öppna sportspelen',
    inspector: 'Se alla meddelanden mellan de två',
    app: 'Se det som i en mobilapp',
  },
  play: {
    title: 'Sportspel',
    tools: 'Verktyg',
    theme: 'Tema',
    day: 'Ljust',
    night: 'Mörkt',
    measuring: 'Analys tillåten',
    waiting: 'Väntar på sportspelen',
    close: 'Stäng',
  },
  inspector: {
    messages: 'Meddelanden',
    newestFirst: 'Meddelanden, nyaste först',
    say: 'Skicka ett meddelande som värd',
    send: 'Skicka',
    clear: 'Rensa listan',
  },
  terms: {
    title: 'Regler och villkor',
    demo: 'Meridian är en demo. Pengarna är inte riktiga, spelarna är påhittade och inget här är ett erbjudande.',
    age: 'Du måste vara minst 18 år. En självavstängning gäller så länge som du har valt.',
  },
  help: {
    text: 'Spel ska vara roligt. Om det slutar vara roligt, ta en paus och prata med någon.',
    limits: 'Sätt en gräns eller ta en paus',
    password: 'Återställ ditt lösenord',
    unlock: 'Lås upp ditt konto',
    transactions: 'Se dina transaktioner',
    mailbox: 'Öppna demobrevlådan',
  },
  notFound: { title: 'Sidan hittades inte', heading: 'Vi hittar inte sidan', start: 'Till startsidan' },
  unavailable: {
    title: 'Inte tillgängligt',
    heading: 'Något gick fel',
    text: 'Vår server svarar inte. Inget har ändrats. Försök igen om en stund.',
  },
  menu: 'Meny',
} satisfies HostWords['site'];
