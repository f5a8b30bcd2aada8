import type { SandboxWords } from '../../../sandbox-words.ts';

export default {
  offers: {
    'accumulator-boost': {
      name: 'Boost combinat 25%',
      description:
        'Cu cât ai mai multe selecții în combinat, cu atât boostul e mai mare: câștig cu până la 25% mai mare.',
    },
    'double-boost': {
      name: 'Boost combinat 10%',
      description:
        'Câștig cu 10% mai mare la combinate de două sau mai multe selecții. Trei utilizări. Înlocuiește orice alt boost pe care îl ai.',
    },
    'welcome-freebet': {
      name: 'Freebet de bun venit',
      description: 'Un freebet pe orice pariu simplu sau combinat la cota 1,50 sau mai mare.',
    },
    'deposit-no-risk': {
      name: 'Pariu cu banii înapoi',
      description: 'Pariază cu banii tăi. Dacă pariul pierde, primești miza înapoi.',
    },
    'friday-freebet': {
      name: 'Vinerea fotbalului',
      description: 'Un freebet în fiecare săptămână la fotbal, doar înainte de meci.',
    },
    'verified-freebet': {
      name: 'Freebet pentru jucători verificați',
      description: 'Pentru jucătorii cu cont verificat.',
    },
    'code-freebet': { name: 'Freebet cu cod promo', description: 'Pentru jucătorii cu un cod promo.' },
    'summer-freebet': { name: 'Freebet de vară', description: 'Acest cod promo a expirat.' },
    'reward-freebet': { name: 'Freebet recompensă', description: 'Pentru pariurile pe care le-ai plasat.' },
    'goal-hunt': {
      name: 'Vânătoare de goluri',
      description: 'Strânge puncte cu fiecare pariu și transformă-le în freebeturi.',
    },
    'lucky-crate': {
      name: 'Cufărul norocos',
      description: 'Un pariu care îl folosește primește un cufăr când este încheiat. Șansele sunt mai jos.',
    },
    'weekend-cup': {
      name: 'Cupa weekendului',
      description: 'Strânge puncte cu pariurile tale și împarte fondul de premii cu cei mai buni.',
    },
  },
  terms: {
    who: {
      heading: 'Pentru cine este',
      text: 'Jucători cu cont deschis care nu sunt în pauză sau autoexcluși.',
    },
    end: {
      heading: 'Când se termină',
      text: 'Bonusul se termină la ora afișată. Un pariu plasat înainte îl păstrează până este încheiat.',
    },
    refund: {
      heading: 'Pariuri anulate și neacceptate',
      text: 'Dacă un pariu cu freebet este anulat sau neacceptat, primești freebetul înapoi și îl poți folosi din nou.',
    },
    allWin: {
      heading: 'Cât plătește',
      text: 'Dacă pariul câștigă, primești câștigul net plus miza freebetului.',
    },
    onlyWin: {
      heading: 'Cât plătește',
      text: 'Dacă pariul câștigă, primești câștigul net. Miza freebetului nu se returnează.',
    },
    noRisk: {
      heading: 'Cât plătește',
      text: 'Pariezi cu banii tăi. Dacă pariul pierde, primești înapoi partea de miză pierdută.',
    },
    oneBet: {
      heading: 'Cum se folosește',
      text: 'Folosește tot freebetul la un singur pariu. Nu poate fi împărțit sau retras și nu are cashout.',
    },
    boost: {
      heading: 'Cât plătește',
      text: 'Câștigul unui combinat câștigător se înmulțește cu boostul pentru numărul lui de selecții.',
    },
    void: {
      heading: 'Selecții anulate',
      text: 'O selecție anulată nu contează. Combinatul primește boostul pentru selecțiile rămase sau niciunul.',
    },
    doubleBoost: {
      heading: 'Cât plătește',
      text: 'Câștigul unui combinat câștigător de două sau mai multe selecții se înmulțește cu 1,10.',
    },
    threeTimes: {
      heading: 'De câte ori',
      text: 'Îl poți folosi de trei ori. La activare se termină orice alt boost pe care îl ai.',
    },
    huntPoints: {
      heading: 'Cum se numără punctele',
      text: 'Zece puncte pentru fiecare unitate mizată la cota 2,00, mai multe la cote mai mari și mai puține la cote mai mici, când pariul este încheiat. Fiecare meci contează o dată. Pariurile cu cashout și cele anulate nu contează.',
    },
    huntUse: {
      heading: 'La ce folosesc punctele',
      text: 'Fiecare treaptă îți aduce un freebet. Poți folosi punctele și ca să mărești freebeturi.',
    },
    crate: {
      heading: 'Cum funcționează',
      text: 'Premiul se decide când pariul este încheiat, după șansele afișate. Deschiderea cufărului doar îl arată; așteptarea nu schimbă nimic.',
    },
    cupPlaces: {
      heading: 'Cum se face clasamentul',
      text: 'După punctele din pariurile încheiate. La puncte egale, cel care le-a atins primul este în față. 1% din fiecare miză din turneu se adaugă la fondul de premii.',
    },
    cupPaid: {
      heading: 'Când se plătesc premiile',
      text: 'Clasamentul se verifică după final. Premiile sunt bani pe care îi poți paria sau retrage.',
    },
  },
  jackpots: {
    'city-lights': {
      name: 'Luminile orașului',
      description: 'Adăugăm la jackpoturi 1% din fiecare euro pariat. Fiecare cade înainte să ajungă la limita lui.',
    },
    'night-train': {
      name: 'Trenul de noapte',
      description: 'Adăugăm 0,5% din fiecare euro pariat. Un jackpot mic care cade des.',
    },
  },
  levels: { mini: 'Mini', major: 'Major', grand: 'Grand' },
  prizes: { freebet: 'Freebet', money: 'Bani', points: 'Puncte', nothing: 'Nimic' },
} satisfies SandboxWords['offers'];
