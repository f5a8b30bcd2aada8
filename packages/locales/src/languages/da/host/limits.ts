import type { HostWords } from '../../../host-words.ts';

export default {
  title: 'Grænser og pauser',
  rule: 'En strengere grænse gælder med det samme. At hæve eller fjerne en grænse tager 24 timer. En pause kan kun forlænges.',
  holding: 'Dine grænser',
  setLimit: 'Sæt en grænse',
  set: 'Sæt grænse',
  amount: 'Beløb',
  currency: 'Valuta',
  duration: 'Tid',
  period: 'Pr.',
  periods: { day: 'dag', week: 'uge', month: 'måned' },
  kinds: {
    reality_check: {
      name: 'Realitetstjek',
      about: 'Hvor ofte vi minder dig om, hvor længe du har spillet, og om du er i plus eller minus.',
    },
    sportsbook_session: {
      name: 'Spilsession',
      about: 'Så længe kan du spille uden pause. Derefter stopper spillet i 15 minutter.',
    },
    session: { name: 'Tid logget ind', about: 'Så længe kan du være logget ind. Derefter logger vi dig ud.' },
    activity: { name: 'Tid på siden', about: 'Så meget tid kan du bruge her pr. dag, uge eller måned.' },
    time: { name: 'Spilletid' },
    deposit: { name: 'Indbetalinger', about: 'Så meget kan du indbetale pr. dag, uge eller måned.' },
    loss: { name: 'Tab', about: 'Så meget kan du tabe pr. dag, uge eller måned.' },
    wager: { name: 'Indsatser', about: 'Så meget kan du satse pr. dag, uge eller måned.' },
    bet: { name: 'Indsats pr. spil', about: 'Så meget kan du satse på ét spil.' },
    coolingoff: { name: 'Tag en pause', about: 'Ingen indbetalinger og ingen spil, før pausen er slut.' },
    selfexclusion: {
      name: 'Selvudelukkelse',
      about: 'Vi logger dig ud overalt, og du kan ikke logge ind, før den er slut. Det kan ikke fortrydes.',
    },
  },
} satisfies HostWords['limits'];
