import type { HostWords } from '../../../host-words.ts';

export default {
  title: 'Grenser og pauser',
  rule: 'En strengere grense gjelder med en gang. Å heve eller fjerne en grense tar 24 timer. En pause kan bare forlenges.',
  holding: 'Grensene dine',
  setLimit: 'Sett en grense',
  set: 'Sett grense',
  amount: 'Beløp',
  currency: 'Valuta',
  duration: 'Tid',
  period: 'Per',
  periods: { day: 'dag', week: 'uke', month: 'måned' },
  kinds: {
    reality_check: {
      name: 'Realitetssjekk',
      about: 'Hvor ofte vi minner deg på hvor lenge du har spilt, og om du er i pluss eller minus.',
    },
    sportsbook_session: {
      name: 'Spilleøkt',
      about: 'Så lenge kan du spille uten pause. Deretter stopper spillingen i 15 minutter.',
    },
    session: { name: 'Innlogget tid', about: 'Så lenge kan du være innlogget. Deretter logger vi deg ut.' },
    activity: { name: 'Tid på siden', about: 'Så mye tid kan du bruke her per dag, uke eller måned.' },
    time: { name: 'Spilletid' },
    deposit: { name: 'Innskudd', about: 'Så mye kan du sette inn per dag, uke eller måned.' },
    loss: { name: 'Tap', about: 'Så mye kan du tape per dag, uke eller måned.' },
    wager: { name: 'Innsatser', about: 'Så mye kan du satse per dag, uke eller måned.' },
    bet: { name: 'Innsats per spill', about: 'Så mye kan du satse på ett spill.' },
    coolingoff: { name: 'Ta en pause', about: 'Ingen innskudd og ingen spill før pausen er over.' },
    selfexclusion: {
      name: 'Selvutestenging',
      about: 'Vi logger deg ut overalt, og du kan ikke logge inn før den er over. Det kan ikke angres.',
    },
  },
} satisfies HostWords['limits'];
