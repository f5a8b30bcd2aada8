import type { HostWords } from '../../../host-words.ts';

export default {
  title: 'Limity i przerwy',
  rule: 'Ostrzejszy limit działa od razu. Złagodzenie lub usunięcie limitu zaczyna działać po 24 godzinach. Przerwę można tylko wydłużyć.',
  holding: 'Twoje limity',
  setLimit: 'Ustaw limit',
  set: 'Ustaw limit',
  amount: 'Kwota',
  currency: 'Waluta',
  duration: 'Czas',
  period: 'Okres',
  periods: { day: 'dziennie', week: 'tygodniowo', month: 'miesięcznie' },
  kinds: {
    reality_check: {
      name: 'Kontrola czasu gry',
      about: 'Jak często przypominamy Ci, jak długo grasz i czy jesteś na plusie.',
    },
    sportsbook_session: {
      name: 'Sesja zakładów',
      about: 'Najdłuższy czas gry bez przerwy. Potem zakłady są zamknięte na 15 minut.',
    },
    session: { name: 'Czas zalogowania', about: 'Najdłuższy czas po zalogowaniu. Potem Cię wylogujemy.' },
    activity: { name: 'Czas na stronie', about: 'Ile czasu możesz tu spędzić dziennie, tygodniowo lub miesięcznie.' },
    time: { name: 'Czas gry' },
    deposit: { name: 'Wpłaty', about: 'Ile możesz wpłacić dziennie, tygodniowo lub miesięcznie.' },
    loss: { name: 'Straty', about: 'Ile możesz przegrać dziennie, tygodniowo lub miesięcznie.' },
    wager: { name: 'Stawki', about: 'Ile możesz postawić dziennie, tygodniowo lub miesięcznie.' },
    bet: { name: 'Stawka na zakład', about: 'Ile możesz postawić na jeden zakład.' },
    coolingoff: { name: 'Zrób przerwę', about: 'Bez wpłat i zakładów do końca przerwy.' },
    selfexclusion: {
      name: 'Samowykluczenie',
      about: 'Wylogujemy Cię wszędzie i nie zalogujesz się do końca tego okresu. Nie można tego cofnąć.',
    },
  },
} satisfies HostWords['limits'];
