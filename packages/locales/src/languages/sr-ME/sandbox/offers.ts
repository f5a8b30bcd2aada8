import type { SandboxWords } from '../../../sandbox-words.ts';

export default {
  offers: {
    'accumulator-boost': {
      name: 'Kombi boost 25%',
      description: 'Što više tipova u kombi opkladi, to veći boost: dobitak veći do 25%.',
    },
    'double-boost': {
      name: 'Kombi boost 10%',
      description:
        '10% veći dobitak na kombi opklade sa dva ili više tipova. Tri korišćenja. Zamjenjuje svaki drugi boost.',
    },
    'welcome-freebet': {
      name: 'Freebet dobrodošlice',
      description: 'Freebet za bilo koji singl ili kombi opkladu sa kvotom 1,50 ili višom.',
    },
    'deposit-no-risk': {
      name: 'Opklada sa povraćajem',
      description: 'Uloži sopstveni novac. Ako opklada izgubi, vraćamo ti ulog.',
    },
    'friday-freebet': {
      name: 'Fudbalski petak',
      description: 'Svake sedmice freebet za fudbal, samo prije meča.',
    },
    'verified-freebet': {
      name: 'Freebet za potvrđene igrače',
      description: 'Za igrače sa potvrđenim nalogom.',
    },
    'code-freebet': { name: 'Freebet sa promo kodom', description: 'Za igrače sa promo kodom.' },
    'summer-freebet': { name: 'Ljetni freebet', description: 'Ovaj promo kod je istekao.' },
    'reward-freebet': { name: 'Nagradni freebet', description: 'Za odigrane opklade.' },
    'goal-hunt': { name: 'Lov na golove', description: 'Sakupljaj poene svakom opkladom i pretvori ih u freebet.' },
    'lucky-crate': {
      name: 'Srećna kutija',
      description: 'Opklada sa ovim bonusom nakon obračuna dobija nagradnu kutiju. Šanse su niže.',
    },
    'weekend-cup': {
      name: 'Kup vikenda',
      description: 'Sakupljaj poene opkladama i podijeli nagradni fond sa najboljima.',
    },
  },
  terms: {
    who: {
      heading: 'Za koga je',
      text: 'Za igrače sa otvorenim nalogom koji nisu na pauzi ni samoisključeni.',
    },
    end: {
      heading: 'Kada završava',
      text: 'Bonus završava u navedeno vrijeme. Ranije odigrana opklada zadržava ga do obračuna.',
    },
    refund: {
      heading: 'Poništene i neprihvaćene opklade',
      text: 'Ako je opklada sa freebetom poništena ili nije prihvaćena, freebet ti se vraća i možeš ga opet koristiti.',
    },
    allWin: {
      heading: 'Šta isplaćuje',
      text: 'Ako je opklada dobitna, dobijaš čist dobitak i ulog freebeta.',
    },
    onlyWin: {
      heading: 'Šta isplaćuje',
      text: 'Ako je opklada dobitna, dobijaš čist dobitak. Ulog freebeta se ne vraća.',
    },
    noRisk: {
      heading: 'Šta isplaćuje',
      text: 'Ulažeš sopstveni novac. Ako opklada izgubi, vraćamo ti izgubljeni dio uloga.',
    },
    oneBet: {
      heading: 'Kako se koristi',
      text: 'Cijeli freebet koristi se na jednoj opkladi. Ne može se dijeliti, isplatiti ni koristiti za cashout.',
    },
    boost: {
      heading: 'Šta isplaćuje',
      text: 'Dobitak dobitne kombi opklade množi se boostom za njen broj tipova.',
    },
    void: {
      heading: 'Poništeni tipovi',
      text: 'Poništeni tip se ne računa. Kombi opklada tada dobija boost za preostale tipove ili nijedan.',
    },
    doubleBoost: {
      heading: 'Šta isplaćuje',
      text: 'Dobitak dobitne kombi opklade sa dva ili više tipova množi se sa 1,10.',
    },
    threeTimes: {
      heading: 'Koliko puta',
      text: 'Možeš ga koristiti tri puta. Aktiviranjem završava svaki drugi tvoj boost.',
    },
    huntPoints: {
      heading: 'Kako se računaju poeni',
      text: 'Deset poena po jedinici uloga pri kvoti 2,00, više pri višoj i manje pri nižoj kvoti, nakon obračuna opklade. Svaki meč se računa jednom. Poništene opklade i opklade sa cashoutom se ne računaju.',
    },
    huntUse: {
      heading: 'Čemu služe poeni',
      text: 'Svaki nivo ti donosi freebet. Poenima možeš i poboljšati freebet.',
    },
    crate: {
      heading: 'Kako radi',
      text: 'Nagrada se određuje pri obračunu opklade, prema prikazanim šansama. Otvaranje kutije samo je otkriva, čekanje ništa ne mijenja.',
    },
    cupPlaces: {
      heading: 'Kako se računaju mjesta',
      text: 'Prema poenima iz obračunatih opklada. Uz jednake poene, ispred je igrač koji ih je prvi sakupio. 1% svakog uloga u turniru ide u nagradni fond.',
    },
    cupPaid: {
      heading: 'Kada se isplaćuju nagrade',
      text: 'Mjesta se provjeravaju nakon završetka. Nagrade se isplaćuju u novcu koji možeš uložiti ili isplatiti.',
    },
  },
  jackpots: {
    'city-lights': {
      name: 'Svjetla grada',
      description: 'U jackpote dodajemo 1% svakog uloženog eura. Svaki pada prije nego što dostigne svoj limit.',
    },
    'night-train': {
      name: 'Noćni voz',
      description: 'Dodajemo 0,5% svakog uloženog eura. Mali jackpot koji često pada.',
    },
  },
  levels: { mini: 'Mini', major: 'Major', grand: 'Grand' },
  prizes: { freebet: 'Freebet', money: 'Novac', points: 'Poeni', nothing: 'Ništa' },
} satisfies SandboxWords['offers'];
