import type { HostWords } from '../../../host-words.ts';

export default {
  nav: { play: 'Sportsbetting', inspector: 'Inspektør', app: 'Apptilstand', account: 'Konto', help: 'Hjælp' },
  language: 'Sprog',
  needsScript: 'Slå JavaScript til for at bruge siden.',
  landing: {
    title: 'Velkommen',
    heading: 'En platform med sportsbetting indeni',
    text: 'Meridian står for det system, en operatør allerede har: konti, tegnebøger og egne sider. Den ligger på sit eget domæne og indlejrer Slipstream i en ramme, der vokser med indholdet.',
    play: 'Åbn sportsbetting',
    inspector: 'Se alle beskeder mellem de to',
    app: 'Se det som i en mobilapp',
  },
  play: {
    title: 'Sportsbetting',
    tools: 'Værktøjer',
    theme: 'Tema',
    day: 'Lyst',
    night: 'Mørkt',
    measuring: 'Analyse tilladt',
    waiting: 'Venter på sportsbetting',
    close: 'Luk',
  },
  inspector: {
    messages: 'Beskeder',
    newestFirst: 'Beskeder, nyeste først',
    say: 'Send en besked som vært',
    send: 'Send',
    clear: 'Ryd listen',
  },
  terms: {
    title: 'Vilkår og betingelser',
    demo: 'Meridian er en demo. Pengene er ikke rigtige, spillerne er opdigtede, og intet her er et tilbud.',
    age: 'Du skal være mindst 18 år. En selvudelukkelse varer så længe, som du har valgt.',
  },
  help: {
    text: 'Spil skal være sjovt. Hvis det holder op med at være sjovt, så tag en pause og tal med nogen.',
    limits: 'Sæt en grænse, eller tag en pause',
    password: 'Nulstil din adgangskode',
    unlock: 'Lås din konto op',
    transactions: 'Se dine transaktioner',
    mailbox: 'Åbn demopostkassen',
  },
  notFound: { title: 'Siden blev ikke fundet', heading: 'Vi kan ikke finde siden', start: 'Til forsiden' },
  unavailable: {
    title: 'Ikke tilgængelig',
    heading: 'Noget gik galt',
    text: 'Vores server svarer ikke. Intet er ændret. Prøv igen om lidt.',
  },
  menu: 'Menu',
} satisfies HostWords['site'];
