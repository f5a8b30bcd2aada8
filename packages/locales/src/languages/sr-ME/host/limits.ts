import type { HostWords } from '../../../host-words.ts';

export default {
  title: 'Limiti i pauze',
  rule: 'Stroži limit važi odmah. Ublažavanje ili uklanjanje limita stupa na snagu nakon 24 sata. Pauza se može samo produžiti.',
  holding: 'Tvoji limiti',
  setLimit: 'Postavi limit',
  set: 'Postavi limit',
  amount: 'Iznos',
  currency: 'Valuta',
  duration: 'Vrijeme',
  period: 'Period',
  periods: { day: 'dnevno', week: 'sedmično', month: 'mjesečno' },
  kinds: {
    reality_check: {
      name: 'Podsjetnik o igri',
      about: 'Koliko često te podsjećamo koliko dugo igraš i jesi li u plusu ili u minusu.',
    },
    sportsbook_session: {
      name: 'Sesija klađenja',
      about: 'Najduže klađenje bez pauze. Klađenje se zatim zaustavlja na 15 minuta.',
    },
    session: { name: 'Trajanje prijave', about: 'Koliko najduže prijava može trajati. Nakon toga te odjavljujemo.' },
    activity: {
      name: 'Vrijeme na sajtu',
      about: 'Koliko najviše vremena ovdje možeš provesti dnevno, sedmično ili mjesečno.',
    },
    time: { name: 'Vrijeme klađenja' },
    deposit: { name: 'Uplate', about: 'Koliko najviše možeš uplatiti dnevno, sedmično ili mjesečno.' },
    loss: { name: 'Gubici', about: 'Koliko najviše možeš izgubiti dnevno, sedmično ili mjesečno.' },
    wager: { name: 'Ulozi', about: 'Koliko najviše možeš uložiti dnevno, sedmično ili mjesečno.' },
    bet: { name: 'Ulog po opkladi', about: 'Koliko najviše možeš uložiti na jednu opkladu.' },
    coolingoff: { name: 'Napravi pauzu', about: 'Bez uplata i opklada do kraja pauze.' },
    selfexclusion: {
      name: 'Samoisključenje',
      about: 'Odjavljujemo te svuda i do kraja se ne možeš prijaviti. Ne može se opozvati.',
    },
  },
} satisfies HostWords['limits'];
