import type { HostWords } from '../../../host-words.ts';

export default {
  title: 'Limiti i pauze',
  rule: 'Stroži limit vrijedi odmah. Ublažavanje ili uklanjanje limita traje 24 sata. Pauza se može samo produljiti.',
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
      name: 'Provjera igre',
      about: 'Koliko često te podsjećamo koliko dugo igraš i jesi li u plusu.',
    },
    sportsbook_session: {
      name: 'Sesija klađenja',
      about: 'Najdulje klađenje bez pauze. Klađenje se zatim zaustavlja na 15 minuta.',
    },
    session: { name: 'Vrijeme prijave', about: 'Koliko dugo prijava može trajati. Nakon toga te odjavljujemo.' },
    activity: {
      name: 'Vrijeme na stranici',
      about: 'Koliko vremena ovdje možeš provesti dnevno, tjedno ili mjesečno.',
    },
    deposit: { name: 'Uplate', about: 'Koliko možeš uplatiti dnevno, tjedno ili mjesečno.' },
    loss: { name: 'Gubici', about: 'Koliko možeš izgubiti dnevno, tjedno ili mjesečno.' },
    wager: { name: 'Ulozi', about: 'Koliko možeš uložiti dnevno, tjedno ili mjesečno.' },
    bet: { name: 'Ulog po okladi', about: 'Koliko možeš uložiti na jednu okladu.' },
    coolingoff: { name: 'Uzmi pauzu', about: 'Bez uplata i oklada do kraja pauze.' },
    selfexclusion: {
      name: 'Samoisključenje',
      about: 'Odjavljujemo te posvuda i do kraja se ne možeš prijaviti. Ne može se opozvati.',
    },
  },
} satisfies HostWords['limits'];
