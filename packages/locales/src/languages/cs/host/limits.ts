import type { HostWords } from '../../../host-words.ts';

export default {
  title: 'Limity a pauzy',
  rule: 'Přísnější limit platí hned. Zmírnění nebo zrušení limitu začne platit po 24 hodinách. Pauzu lze jen prodloužit.',
  holding: 'Vaše limity',
  setLimit: 'Nastavit limit',
  set: 'Nastavit limit',
  amount: 'Částka',
  currency: 'Měna',
  duration: 'Doba',
  period: 'Období',
  periods: { day: 'denně', week: 'týdně', month: 'měsíčně' },
  kinds: {
    reality_check: {
      name: 'Kontrola hraní',
      about: 'Jak často vám připomeneme, jak dlouho hrajete a zda jste v plusu.',
    },
    sportsbook_session: {
      name: 'Sázková relace',
      about: 'Nejdelší doba sázení bez pauzy. Pak jsou sázky na 15 minut uzavřeny.',
    },
    session: { name: 'Doba přihlášení', about: 'Nejdelší doba, po kterou můžete být přihlášeni. Pak vás odhlásíme.' },
    activity: { name: 'Čas na webu', about: 'Kolik času tu můžete strávit denně, týdně nebo měsíčně.' },
    time: { name: 'Čas sázení' },
    deposit: { name: 'Vklady na účet', about: 'Kolik můžete vložit denně, týdně nebo měsíčně.' },
    loss: { name: 'Prohry', about: 'Kolik můžete prohrát denně, týdně nebo měsíčně.' },
    wager: { name: 'Vsazená částka', about: 'Kolik můžete vsadit denně, týdně nebo měsíčně.' },
    bet: { name: 'Vklad na sázku', about: 'Kolik můžete vsadit na jednu sázku.' },
    coolingoff: { name: 'Dát si pauzu', about: 'Žádné vklady ani sázky až do konce pauzy.' },
    selfexclusion: {
      name: 'Sebevyloučení',
      about: 'Všude vás odhlásíme a do konce se nepřihlásíte. Nelze to vrátit.',
    },
  },
} satisfies HostWords['limits'];
