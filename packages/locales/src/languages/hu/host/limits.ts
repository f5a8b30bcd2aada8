import type { HostWords } from '../../../host-words.ts';

export default {
  title: 'Limitek és szünet',
  rule: 'A szigorúbb limit azonnal érvényes. Az enyhítés vagy a törlés 24 óra múlva lép életbe. A szünet csak hosszabbítható.',
  holding: 'A limitjeid',
  setLimit: 'Limit beállítása',
  set: 'Limit beállítása',
  amount: 'Összeg',
  currency: 'Pénznem',
  duration: 'Idő',
  period: 'Időszak',
  periods: { day: 'naponta', week: 'hetente', month: 'havonta' },
  kinds: {
    reality_check: {
      name: 'Játékidő-emlékeztető',
      about: 'Milyen gyakran emlékeztessünk arra, mennyi ideje játszol, és hogy pluszban vagy mínuszban állsz-e.',
    },
    sportsbook_session: {
      name: 'Fogadási menet',
      about: 'Legfeljebb ennyi ideig fogadhatsz szünet nélkül. Utána 15 percig nem lehet fogadni.',
    },
    session: { name: 'Belépve töltött idő', about: 'Legfeljebb ennyi ideig maradhatsz belépve. Utána kiléptetünk.' },
    activity: {
      name: 'Az oldalon töltött idő',
      about: 'Legfeljebb ennyi időt tölthetsz itt naponta, hetente vagy havonta.',
    },
    time: { name: 'Fogadással töltött idő' },
    deposit: { name: 'Befizetések', about: 'Legfeljebb ennyit fizethetsz be naponta, hetente vagy havonta.' },
    loss: { name: 'Veszteség', about: 'Legfeljebb ennyit veszíthetsz naponta, hetente vagy havonta.' },
    wager: { name: 'Tétek', about: 'Legfeljebb ennyi tétet tehetsz meg naponta, hetente vagy havonta.' },
    bet: { name: 'Tét fogadásonként', about: 'Legfeljebb ennyi tétet tehetsz egy fogadásra.' },
    coolingoff: { name: 'Szünet', about: 'A szünet végéig nincs befizetés és nincs fogadás.' },
    selfexclusion: {
      name: 'Önkizárás',
      about: 'Mindenhol kiléptetünk, és a végéig nem léphetsz be. Nem vonható vissza.',
    },
  },
} satisfies HostWords['limits'];
