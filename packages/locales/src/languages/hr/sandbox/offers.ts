import type { SandboxWords } from '../../../sandbox-words.ts';

export default {
  offers: {
    'accumulator-boost': {
      name: 'Kombi boost 25 %',
      description: 'Što više tipova u kombi okladi, to veći boost: dobitak veći do 25 %.',
    },
    'double-boost': {
      name: 'Kombi boost 10 %',
      description:
        '10 % veći dobitak na kombi oklade s dva ili više tipova. Tri korištenja. Zamjenjuje svaki drugi boost.',
    },
    'welcome-freebet': {
      name: 'Freebet dobrodošlice',
      description: 'Freebet za bilo koji singl ili kombi okladu s koeficijentom 1,50 ili višim.',
    },
    'deposit-no-risk': {
      name: 'Oklada s povratom',
      description: 'Uloži vlastiti novac. Ako oklada izgubi, vraćamo ti ulog.',
    },
    'friday-freebet': {
      name: 'Nogometni petak',
      description: 'Svaki tjedan freebet za nogomet, samo prije susreta.',
    },
    'verified-freebet': {
      name: 'Freebet za potvrđene igrače',
      description: 'Za igrače s potvrđenim računom.',
    },
    'code-freebet': { name: 'Freebet s promo kodom', description: 'Za igrače s promo kodom.' },
    'summer-freebet': { name: 'Ljetni freebet', description: 'Ovaj promo kod je istekao.' },
    'reward-freebet': { name: 'Nagradni freebet', description: 'Za odigrane oklade.' },
    'goal-hunt': { name: 'Lov na golove', description: 'Skupljaj bodove svakom okladom i pretvori ih u freebet.' },
    'lucky-crate': {
      name: 'Sretna kutija',
      description: 'Oklada s ovim bonusom nakon obračuna dobiva nagradnu kutiju. Šanse su niže.',
    },
    'weekend-cup': {
      name: 'Kup vikenda',
      description: 'Skupljaj bodove okladama i podijeli nagradni fond s najboljima.',
    },
  },
  terms: {
    who: {
      heading: 'Za koga je',
      text: 'Za igrače s otvorenim računom koji nisu na pauzi ni samoisključeni.',
    },
    end: {
      heading: 'Kada završava',
      text: 'Bonus završava u navedeno vrijeme. Ranije odigrana oklada zadržava ga do obračuna.',
    },
    refund: {
      heading: 'Poništene i neprihvaćene oklade',
      text: 'Ako je oklada s freebetom poništena ili nije prihvaćena, freebet ti se vraća i možeš ga opet koristiti.',
    },
    allWin: {
      heading: 'Što isplaćuje',
      text: 'Ako je oklada dobitna, dobivaš čisti dobitak i ulog freebeta.',
    },
    onlyWin: {
      heading: 'Što isplaćuje',
      text: 'Ako je oklada dobitna, dobivaš čisti dobitak. Ulog freebeta se ne vraća.',
    },
    noRisk: {
      heading: 'Što isplaćuje',
      text: 'Ulažeš vlastiti novac. Ako oklada izgubi, vraćamo ti izgubljeni dio uloga.',
    },
    oneBet: {
      heading: 'Kako se koristi',
      text: 'Cijeli freebet koristi se na jednoj okladi. Ne može se dijeliti, isplatiti ni koristiti za cashout.',
    },
    boost: {
      heading: 'Što isplaćuje',
      text: 'Dobitak dobitne kombi oklade množi se boostom za njezin broj tipova.',
    },
    void: {
      heading: 'Poništeni tipovi',
      text: 'Poništeni tip se ne računa. Kombi oklada tada dobiva boost za preostale tipove ili nijedan.',
    },
    doubleBoost: {
      heading: 'Što isplaćuje',
      text: 'Dobitak dobitne kombi oklade s dva ili više tipova množi se s 1,10.',
    },
    threeTimes: {
      heading: 'Koliko puta',
      text: 'Možeš ga koristiti tri puta. Aktiviranjem završava svaki drugi tvoj boost.',
    },
    huntPoints: {
      heading: 'Kako se računaju bodovi',
      text: 'Deset bodova po jedinici uloga za koeficijent 2,00, više za viši i manje za niži koeficijent, nakon obračuna oklade. Svaki susret računa se jednom. Poništene oklade i oklade s cashoutom se ne računaju.',
    },
    huntUse: {
      heading: 'Čemu služe bodovi',
      text: 'Svaka razina donosi ti freebet. Bodovima možeš i poboljšati freebet.',
    },
    crate: {
      heading: 'Kako radi',
      text: 'Nagrada se određuje pri obračunu oklade, prema prikazanim šansama. Otvaranje kutije samo je otkriva, čekanje ništa ne mijenja.',
    },
    cupPlaces: {
      heading: 'Kako se računaju mjesta',
      text: 'Prema bodovima iz obračunatih oklada. Uz jednake bodove, ispred je igrač koji ih je prvi skupio. 1 % svakog uloga u turniru ide u nagradni fond.',
    },
    cupPaid: {
      heading: 'Kada se isplaćuju nagrade',
      text: 'Mjesta se provjeravaju nakon završetka. Nagrade se isplaćuju u novcu koji možeš uložiti ili isplatiti.',
    },
  },
  jackpots: {
    'city-lights': {
      name: 'Svjetla grada',
      description: 'U jackpote dodajemo 1 % svakog uloženog eura. Svaki pada prije nego što dosegne svoj limit.',
    },
    'night-train': {
      name: 'Noćni vlak',
      description: 'Dodajemo 0,5 % svakog uloženog eura. Mali jackpot koji često pada.',
    },
  },
  levels: { mini: 'Mini', major: 'Major', grand: 'Grand' },
  prizes: { freebet: 'Freebet', money: 'Novac', points: 'Bodovi', nothing: 'Ništa' },
} satisfies SandboxWords['offers'];
