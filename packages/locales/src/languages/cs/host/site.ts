import type { HostWords } from '../../../host-words.ts';

export default {
  nav: { play: 'Sázky', inspector: 'Inspektor', app: 'Režim aplikace', account: 'Účet', help: 'Pomoc' },
  language: 'Jazyk',
  needsScript: 'Pro použití této stránky zapněte JavaScript.',
  landing: {
    title: 'Vítejte',
    heading: 'Platforma se sázkami uvnitř',
    text: 'Meridian představuje systém, který provozovatel už má: účty, peněženky a vlastní stránky. Běží na vlastní adrese a vkládá Slipstream do rámce, který roste s obsahem.',
    play: 'Otevřít sázky',
    inspector: 'Zobrazit každou zprávu mezi nimi',
    app: 'Zobrazit jako v mobilní aplikaci',
  },
  play: {
    title: 'Sázky',
    tools: 'Nástroje',
    theme: 'Vzhled',
    day: 'Světlý',
    night: 'Tmavý',
    measuring: 'Analytika povolena',
    waiting: 'Čekáme na sázky',
    close: 'Zavřít',
  },
  inspector: {
    messages: 'Zprávy',
    newestFirst: 'Zprávy od nejnovějších',
    say: 'Poslat zprávu jako hostitel',
    send: 'Odeslat',
    clear: 'Vymazat seznam',
  },
  terms: {
    title: 'Obchodní podmínky',
    demo: 'Meridian je demo. Peníze nejsou skutečné, hráči jsou vymyšlení a nic tu není nabídkou.',
    age: 'Musí vám být alespoň 18 let. Sebevyloučení trvá tak dlouho, jak jste si zvolili.',
  },
  help: {
    text: 'Sázení má být zábava. Když přestane bavit, dejte si pauzu a s někým si promluvte.',
    limits: 'Nastavit limit nebo si dát pauzu',
    password: 'Obnovit heslo',
    unlock: 'Odblokovat účet',
    transactions: 'Zobrazit transakce',
    mailbox: 'Otevřít demo schránku',
  },
  notFound: { title: 'Stránka nenalezena', heading: 'Tuto stránku jsme nenašli', start: 'Přejít na úvodní stránku' },
  unavailable: {
    title: 'Není k dispozici',
    heading: 'Něco se pokazilo',
    text: 'Náš server neodpovídá. Nic se nezměnilo. Zkuste to za chvíli.',
  },
  menu: 'Menu',
} satisfies HostWords['site'];
