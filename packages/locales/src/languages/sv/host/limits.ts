import type { HostWords } from '../../../host-words.ts';

export default {
  title: 'Gränser och pauser',
  rule: 'En strängare gräns gäller direkt. Att höja eller ta bort en gräns tar 24 timmar. En paus kan bara förlängas.',
  holding: 'Dina gränser',
  setLimit: 'Sätt en gräns',
  set: 'Sätt gräns',
  amount: 'Belopp',
  currency: 'Valuta',
  duration: 'Tid',
  period: 'Per',
  periods: { day: 'dag', week: 'vecka', month: 'månad' },
  kinds: {
    reality_check: {
      name: 'Realitetskoll',
      about: 'Hur ofta vi påminner dig om hur länge du har spelat och om du ligger plus eller minus.',
    },
    sportsbook_session: {
      name: 'Spelsession',
      about: 'Så länge kan du spela utan paus. Därefter stoppas spelet i 15 minuter.',
    },
    session: { name: 'Inloggad tid', about: 'Så länge kan du vara inloggad. Därefter loggar vi ut dig.' },
    activity: { name: 'Tid på sidan', about: 'Så mycket tid kan du vara här per dag, vecka eller månad.' },
    time: { name: 'Speltid' },
    deposit: { name: 'Insättningar', about: 'Så mycket kan du sätta in per dag, vecka eller månad.' },
    loss: { name: 'Förluster', about: 'Så mycket kan du förlora per dag, vecka eller månad.' },
    wager: { name: 'Insatser', about: 'Så mycket kan du satsa per dag, vecka eller månad.' },
    bet: { name: 'Insats per spel', about: 'Så mycket kan du satsa på ett spel.' },
    coolingoff: { name: 'Ta en paus', about: 'Inga insättningar och inga spel tills pausen är slut.' },
    selfexclusion: {
      name: 'Självavstängning',
      about: 'Vi loggar ut dig överallt och du kan inte logga in förrän den är slut. Det går inte att ångra.',
    },
  },
} satisfies HostWords['limits'];
