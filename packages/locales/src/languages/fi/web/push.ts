export default {
  title: 'Push-ilmoitukset',
  device: 'Tällä laitteella',
  states: {
    off: 'Ota käyttöön, niin saat ilmoituksia, kun sivu on suljettu.',
    on: 'Saat ilmoituksia tälle laitteelle myös, kun sivu on suljettu.',
    blocked: 'Selaimesi estää tämän sivuston ilmoitukset. Salli ne selaimen asetuksissa, niin voit ottaa ne käyttöön.',
  },
  about: 'Ilmoita minulle',
  topics: {
    bet_settled: 'Ratkenneet vedot',
    cashout_reached: 'Automaattiset cashoutit',
    match_started: 'Alkavat suosikkiottelut',
    goal: 'Maalit suosikkiotteluissa',
    bonus: 'Uudet bonukset',
  },
  ask: {
    title: 'Kuule, miten käy',
    text: 'Voimme ilmoittaa, kun tämä veto ratkeaa, myös kun sivu on suljettu.',
    yes: 'Ilmoita minulle',
    later: 'Ei nyt',
    done: 'Ilmoitukset ovat käytössä',
  },
  failed: {
    title: 'Ilmoituksia ei voitu muuttaa',
    text: 'Yritä hetken kuluttua uudelleen.',
  },
  notSaved: {
    title: 'Valintaasi ei tallennettu',
    text: 'Yritä hetken kuluttua uudelleen.',
  },
} as const;
