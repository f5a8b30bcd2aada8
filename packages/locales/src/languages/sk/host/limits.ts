import type { HostWords } from '../../../host-words.ts';

export default {
  title: 'Limity a pauzy',
  rule: 'Prísnejší limit platí hneď. Zmiernenie alebo zrušenie limitu začne platiť po 24 hodinách. Pauza sa dá len predĺžiť.',
  holding: 'Vaše limity',
  setLimit: 'Nastaviť limit',
  set: 'Nastaviť limit',
  amount: 'Suma',
  currency: 'Mena',
  duration: 'Čas',
  period: 'Obdobie',
  periods: { day: 'denne', week: 'týždenne', month: 'mesačne' },
  kinds: {
    reality_check: {
      name: 'Kontrola hrania',
      about: 'Ako často vám pripomenieme, ako dlho hráte a či ste v pluse.',
    },
    sportsbook_session: {
      name: 'Stávková relácia',
      about: 'Najdlhší čas stávkovania bez pauzy. Potom sú stávky na 15 minút uzavreté.',
    },
    session: {
      name: 'Čas prihlásenia',
      about: 'Najdlhší čas, počas ktorého môžete byť prihlásení. Potom vás odhlásime.',
    },
    activity: { name: 'Čas na webe', about: 'Koľko času tu môžete stráviť denne, týždenne alebo mesačne.' },
    time: { name: 'Čas stávkovania' },
    deposit: { name: 'Vklady na účet', about: 'Koľko môžete vložiť denne, týždenne alebo mesačne.' },
    loss: { name: 'Prehry', about: 'Koľko môžete prehrať denne, týždenne alebo mesačne.' },
    wager: { name: 'Stavená suma', about: 'Koľko môžete staviť denne, týždenne alebo mesačne.' },
    bet: { name: 'Vklad na stávku', about: 'Koľko môžete staviť na jednu stávku.' },
    coolingoff: { name: 'Dať si pauzu', about: 'Žiadne vklady ani stávky až do konca pauzy.' },
    selfexclusion: {
      name: 'Sebavylúčenie',
      about: 'Všade vás odhlásime a do konca sa neprihlásite. Nedá sa to vrátiť.',
    },
  },
} satisfies HostWords['limits'];
