import type { SandboxWords } from '../../../sandbox-words.ts';

export default {
  offers: {
    'accumulator-boost': {
      name: '25% combiboost',
      description: 'Hoe meer selecties in je combi, hoe groter de boost: tot 25% meer uitbetaling.',
    },
    'double-boost': {
      name: '10% combiboost',
      description:
        '10% meer uitbetaling op combi’s van twee of meer selecties. Drie keer te gebruiken. Vervangt elke andere boost die je hebt.',
    },
    'welcome-freebet': {
      name: 'Welkomstfreebet',
      description: 'Een freebet op elke single of combi met odds van 1,50 of hoger.',
    },
    'deposit-no-risk': {
      name: 'Geld-terug-weddenschap',
      description: 'Wed met je eigen geld. Verlies je, dan krijg je je inzet terug.',
    },
    'friday-freebet': {
      name: 'Vrijdagvoetbal',
      description: 'Elke week een freebet op voetbal, alleen vóór de wedstrijd.',
    },
    'verified-freebet': {
      name: 'Freebet voor geverifieerde spelers',
      description: 'Voor spelers met een geverifieerd account.',
    },
    'code-freebet': { name: 'Freebet met promocode', description: 'Voor spelers met een promocode.' },
    'summer-freebet': { name: 'Zomerfreebet', description: 'Deze promocode is verlopen.' },
    'reward-freebet': { name: 'Freebet als beloning', description: 'Voor de weddenschappen die je hebt geplaatst.' },
    'goal-hunt': {
      name: 'Goaljacht',
      description: 'Verzamel punten met elke weddenschap en maak er freebets van.',
    },
    'lucky-crate': {
      name: 'Gelukskist',
      description:
        'Een weddenschap die hem gebruikt, krijgt een prijskist als die is afgerekend. De kansen staan hieronder.',
    },
    'weekend-cup': {
      name: 'Weekendcup',
      description: 'Verzamel punten met je weddenschappen en deel de prijzenpot met de besten.',
    },
  },
  terms: {
    who: {
      heading: 'Voor wie',
      text: 'Spelers met een open account die geen speelpauze hebben en niet zijn uitgesloten.',
    },
    end: {
      heading: 'Wanneer het eindigt',
      text: 'De bonus eindigt op de getoonde tijd. Een weddenschap die eerder is geplaatst, houdt hem tot die is afgerekend.',
    },
    refund: {
      heading: 'Ongeldige en niet-geaccepteerde weddenschappen',
      text: 'Is een weddenschap met een freebet ongeldig of niet geaccepteerd, dan krijg je de freebet terug en kun je hem opnieuw gebruiken.',
    },
    allWin: {
      heading: 'Wat het oplevert',
      text: 'Wint de weddenschap, dan krijg je de winst plus de inzet van de freebet.',
    },
    onlyWin: {
      heading: 'Wat het oplevert',
      text: 'Wint de weddenschap, dan krijg je de winst. De inzet van de freebet krijg je niet terug.',
    },
    noRisk: {
      heading: 'Wat het oplevert',
      text: 'Je wedt met je eigen geld. Verliest de weddenschap, dan krijg je het verloren deel van de inzet terug.',
    },
    oneBet: {
      heading: 'Hoe je het gebruikt',
      text: 'Gebruik de hele freebet voor één weddenschap. Je kunt hem niet splitsen, opnemen of uitcashen.',
    },
    boost: {
      heading: 'Wat het oplevert',
      text: 'De uitbetaling van een winnende combi wordt vermenigvuldigd met de boost voor het aantal selecties.',
    },
    void: {
      heading: 'Ongeldige selecties',
      text: 'Een ongeldige selectie telt niet mee. De combi krijgt dan de boost voor de overige selecties, of geen.',
    },
    doubleBoost: {
      heading: 'Wat het oplevert',
      text: 'De uitbetaling van een winnende combi van twee of meer selecties wordt vermenigvuldigd met 1,10.',
    },
    threeTimes: {
      heading: 'Hoe vaak',
      text: 'Je kunt hem drie keer gebruiken. Bij activering eindigt elke andere boost die je hebt.',
    },
    huntPoints: {
      heading: 'Hoe punten tellen',
      text: 'Tien punten per eenheid inzet bij odds van 2,00, meer bij hogere odds en minder bij lagere odds, als de weddenschap is afgerekend. Elke wedstrijd telt één keer. Uitgecashte en ongeldige weddenschappen tellen niet mee.',
    },
    huntUse: {
      heading: 'Waar punten voor zijn',
      text: 'Elke stap levert een freebet op. Je kunt met punten ook freebets verhogen.',
    },
    crate: {
      heading: 'Hoe het werkt',
      text: 'De prijs wordt bepaald als de weddenschap is afgerekend, volgens de getoonde kansen. De kist openen onthult hem alleen; wachten verandert niets.',
    },
    cupPlaces: {
      heading: 'Hoe plaatsen tellen',
      text: 'Op punten van afgerekende weddenschappen. Bij gelijke punten staat de speler die ze het eerst had bovenaan. 1% van elke inzet in het toernooi gaat naar de prijzenpot.',
    },
    cupPaid: {
      heading: 'Wanneer prijzen worden betaald',
      text: 'De plaatsen worden na afloop gecontroleerd. Prijzen zijn geld dat je kunt inzetten of opnemen.',
    },
  },
  jackpots: {
    'city-lights': {
      name: 'Stadslichten',
      description:
        'Van elke ingezette euro gaat 1% naar de jackpots. Elke jackpot valt voordat die zijn limiet bereikt.',
    },
    'night-train': {
      name: 'Nachttrein',
      description: 'Van elke ingezette euro gaat 0,5% in de pot. Een kleine jackpot die vaak valt.',
    },
  },
  levels: { mini: 'Mini', major: 'Major', grand: 'Grand' },
  prizes: { freebet: 'Freebet', money: 'Geld', points: 'Punten', nothing: 'Niets' },
} satisfies SandboxWords['offers'];
