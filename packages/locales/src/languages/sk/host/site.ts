import type { HostWords } from '../../../host-words.ts';

export default {
  nav: { play: 'Stávky', inspector: 'Inšpektor', app: 'Režim aplikácie', account: 'Účet', help: 'Pomoc' },
  language: 'Jazyk',
  needsScript: 'Na použitie tejto stránky zapnite JavaScript.',
  landing: {
    title: 'Vitajte',
    heading: 'Platforma so stávkami vnútri',
    text: 'Meridian predstavuje systém, ktorý prevádzkovateľ už má: účty, peňaženky a vlastné stránky. Beží na vlastnej adrese a vkladá Slipstream do rámca, ktorý rastie s obsahom.',
    play: 'Otvoriť stávky',
    inspector: 'Zobraziť každú správu medzi nimi',
    app: 'Zobraziť ako v mobilnej aplikácii',
  },
  play: {
    title: 'Stávky',
    tools: 'Nástroje',
    theme: 'Vzhľad',
    day: 'Svetlý',
    night: 'Tmavý',
    measuring: 'Analytika povolená',
    waiting: 'Čakáme na stávky',
    close: 'Zavrieť',
  },
  inspector: {
    messages: 'Správy',
    newestFirst: 'Správy od najnovších',
    say: 'Poslať správu ako hostiteľ',
    send: 'Odoslať',
    clear: 'Vymazať zoznam',
  },
  terms: {
    title: 'Obchodné podmienky',
    demo: 'Meridian je demo. Peniaze nie sú skutočné, hráči sú vymyslení a nič tu nie je ponukou.',
    age: 'Musíte mať aspoň 18 rokov. Sebavylúčenie trvá tak dlho, ako ste si zvolili.',
  },
  help: {
    text: 'Stávkovanie má byť zábava. Keď prestane baviť, dajte si pauzu a s niekým sa porozprávajte.',
    limits: 'Nastaviť limit alebo si dať pauzu',
    password: 'Obnoviť heslo',
    unlock: 'Odblokovať účet',
    transactions: 'Zobraziť transakcie',
    mailbox: 'Otvoriť demo schránku',
  },
  notFound: { title: 'Stránka sa nenašla', heading: 'Túto stránku sme nenašli', start: 'Prejsť na úvodnú stránku' },
  unavailable: {
    title: 'Nedostupné',
    heading: 'Niečo sa pokazilo',
    text: 'Náš server neodpovedá. Nič sa nezmenilo. Skúste to o chvíľu.',
  },
  menu: 'Menu',
} satisfies HostWords['site'];
