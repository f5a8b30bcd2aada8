import type { HostWords } from '../../../host-words.ts';

export default {
  title: 'Limiti i pauze',
  rule: 'Stroži limit vrijedi odmah. Ublažavanje ili uklanjanje limita stupa na snagu nakon 24 sata. Pauza se može samo produljiti.',
  holding: 'Tvoji limiti',
  setLimit: 'Postavi limit',
  set: 'Postavi limit',
  amount: 'Iznos',
  currency: 'Valuta',
  duration: 'Vrijeme',
  period: 'Razdoblje',
  periods: { day: 'dnevno', week: 'tjedno', month: 'mjesečno' },
  kinds: {
    reality_check: {
      name: 'Podsjetnik o igri',
      about: 'Koliko često te podsjećamo koliko dugo igraš i jesi li u plusu ili u minusu.',
    },
    sportsbook_session: {
      name: 'Sesija klađenja',
      about: 'Najdulje klađenje bez pauze. Klađenje se zatim zaustavlja na 15 minuta.',
    },
    session: { name: 'Trajanje prijave', about: 'Koliko najdulje prijava može trajati. Nakon toga te odjavljujemo.' },
    activity: {
      name: 'Vrijeme na stranici',
      about: 'Koliko najviše vremena ovdje možeš provesti dnevno, tjedno ili mjesečno.',
    },
    time: { name: 'Vrijeme klađenja' },
    deposit: { name: 'Uplate', about: 'Koliko najviše možeš uplatiti dnevno, tjedno ili mjesečno.' },
    loss: { name: 'Gubici', about: 'Koliko najviše možeš izgubiti dnevno, tjedno ili mjesečno.' },
    wager: { name: 'Ulozi', about: 'Koliko najviše možeš uložiti dnevno, tjedno ili mjesečno.' },
    bet: { name: 'Ulog po okladi', about: 'Koliko najviše možeš uložiti na jednu okladu.' },
    coolingoff: { name: 'Uzmi pauzu', about: 'Bez uplata i oklada do kraja pauze.' },
    selfexclusion: {
      name: 'Samoisključenje',
      about: 'Odjavljujemo te posvuda i do kraja se ne možeš prijaviti. Ne može se opozvati.',
    },
  },
} satisfies HostWords['limits'];
