import type { SandboxWords } from '../../../sandbox-words.ts';

export default {
  offers: {
    'accumulator-boost': {
      name: '25 % yhdistelmäboosti',
      description: 'Mitä enemmän valintoja yhdistelmässäsi, sitä isompi boosti: jopa 25 % suurempi voitonmaksu.',
    },
    'double-boost': {
      name: '10 % yhdistelmäboosti',
      description:
        '10 % suurempi voitonmaksu vähintään kahden valinnan yhdistelmistä. Kolme käyttökertaa. Korvaa muut boostisi.',
    },
    'welcome-freebet': {
      name: 'Ilmaisveto tervetuliaisiksi',
      description: 'Ilmaisveto mihin tahansa yksittäisvetoon tai yhdistelmään, kerroin vähintään 1,50.',
    },
    'deposit-no-risk': {
      name: 'Rahat takaisin -veto',
      description: 'Lyö vetoa omalla rahallasi. Jos veto häviää, saat panoksesi takaisin.',
    },
    'friday-freebet': {
      name: 'Perjantaijalkapallo',
      description: 'Ilmaisveto joka viikko jalkapalloon, vain ennen ottelua.',
    },
    'verified-freebet': {
      name: 'Vahvistetun pelaajan ilmaisveto',
      description: 'Pelaajille, joiden tili on vahvistettu.',
    },
    'code-freebet': { name: 'Kampanjakoodin ilmaisveto', description: 'Pelaajille, joilla on kampanjakoodi.' },
    'summer-freebet': { name: 'Kesän ilmaisveto', description: 'Tämä kampanjakoodi on vanhentunut.' },
    'reward-freebet': { name: 'Palkintoilmaisveto', description: 'Lyömistäsi vedoista.' },
    'goal-hunt': { name: 'Maalijahti', description: 'Kerää pisteitä joka vedolla ja vaihda ne ilmaisvetoihin.' },
    'lucky-crate': {
      name: 'Onnenlaatikko',
      description: 'Veto, jossa se on käytössä, saa ratkettuaan palkintolaatikon. Todennäköisyydet ovat alla.',
    },
    'weekend-cup': {
      name: 'Viikonloppucup',
      description: 'Kerää pisteitä vedoillasi ja jaa palkintopotti parhaiden kanssa.',
    },
  },
  terms: {
    who: {
      heading: 'Kenelle',
      text: 'Pelaajille, joiden tili on avoinna ja joilla ei ole pelitaukoa tai peliestoa.',
    },
    end: {
      heading: 'Milloin se päättyy',
      text: 'Bonus päättyy ilmoitettuna aikana. Sitä ennen lyöty veto pitää sen ratkeamiseensa asti.',
    },
    refund: {
      heading: 'Mitätöidyt ja hylätyt vedot',
      text: 'Jos ilmaisvedolla lyöty veto mitätöidään tai sitä ei hyväksytä, saat ilmaisvedon takaisin ja voit käyttää sen uudelleen.',
    },
    allWin: {
      heading: 'Mitä siitä saa',
      text: 'Jos veto voittaa, saat voiton ja ilmaisvedon panoksen.',
    },
    onlyWin: {
      heading: 'Mitä siitä saa',
      text: 'Jos veto voittaa, saat voiton. Ilmaisvedon panosta ei palauteta.',
    },
    noRisk: {
      heading: 'Mitä siitä saa',
      text: 'Lyöt vetoa omalla rahallasi. Jos veto häviää, saat takaisin häviämäsi osan panoksesta.',
    },
    oneBet: {
      heading: 'Miten sitä käytetään',
      text: 'Käytä koko ilmaisveto yhteen vetoon. Sitä ei voi jakaa, nostaa eikä siitä voi tehdä cashoutia.',
    },
    boost: {
      heading: 'Mitä siitä saa',
      text: 'Voittaneen yhdistelmän voitonmaksu kerrotaan boostilla, joka määräytyy valintojen määrän mukaan.',
    },
    void: {
      heading: 'Mitätöidyt valinnat',
      text: 'Mitätöityä valintaa ei lasketa. Yhdistelmä saa silloin boostin jäljelle jäävien valintojen mukaan, tai ei boostia.',
    },
    doubleBoost: {
      heading: 'Mitä siitä saa',
      text: 'Vähintään kahden valinnan voittaneen yhdistelmän voitonmaksu kerrotaan luvulla 1,10.',
    },
    threeTimes: {
      heading: 'Kuinka usein',
      text: 'Voit käyttää sen kolme kertaa. Sen aktivointi päättää muut boostisi.',
    },
    huntPoints: {
      heading: 'Miten pisteet lasketaan',
      text: 'Kymmenen pistettä panosyksikköä kohti kertoimella 2,00, korkeammilla kertoimilla enemmän ja matalammilla vähemmän, kun veto ratkeaa. Jokainen ottelu lasketaan kerran. Vetoja, joista on tehty cashout, ja mitätöityjä vetoja ei lasketa.',
    },
    huntUse: {
      heading: 'Mihin pisteitä käytetään',
      text: 'Jokainen taso tuo ilmaisvedon. Pisteillä voi myös korottaa ilmaisvetoja.',
    },
    crate: {
      heading: 'Miten se toimii',
      text: 'Palkinto määräytyy vedon ratketessa ilmoitettujen todennäköisyyksien mukaan. Laatikon avaaminen vain näyttää sen; odottaminen ei muuta mitään.',
    },
    cupPlaces: {
      heading: 'Miten sijat lasketaan',
      text: 'Ratkenneista vedoista saatujen pisteiden mukaan. Tasapisteissä edellä on se, joka saavutti ne ensin. 1 % jokaisesta turnauksen panoksesta lisätään palkintopottiin.',
    },
    cupPaid: {
      heading: 'Milloin palkinnot maksetaan',
      text: 'Sijat tarkistetaan päättymisen jälkeen. Palkinnot maksetaan rahana, jolla voit lyödä vetoa tai jonka voit nostaa.',
    },
  },
  jackpots: {
    'city-lights': {
      name: 'Kaupungin valot',
      description:
        'Lisäämme jackpoteihin 1 % jokaisesta panostetusta eurosta. Jokainen laukeaa ennen rajansa täyttymistä.',
    },
    'night-train': {
      name: 'Yöjuna',
      description: 'Lisäämme 0,5 % jokaisesta panostetusta eurosta. Pieni jackpot, joka laukeaa usein.',
    },
  },
  levels: { mini: 'Mini', major: 'Major', grand: 'Grand' },
  prizes: { freebet: 'Ilmaisveto', money: 'Raha', points: 'Pisteet', nothing: 'Ei mitään' },
} satisfies SandboxWords['offers'];
