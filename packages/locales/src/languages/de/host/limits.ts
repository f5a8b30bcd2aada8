import type { HostWords } from '../../../host-words.ts';

export default {
  title: 'Limits und Pausen',
  rule: 'Ein strengeres Limit gilt sofort. Ein Limit zu lockern oder zu entfernen dauert 24 Stunden. Eine Pause lässt sich nur verlängern.',
  holding: 'Deine Limits',
  setLimit: 'Limit setzen',
  set: 'Limit setzen',
  amount: 'Betrag',
  currency: 'Währung',
  duration: 'Zeit',
  period: 'Zeitraum',
  periods: { day: 'pro Tag', week: 'pro Woche', month: 'pro Monat' },
  kinds: {
    reality_check: {
      name: 'Realitätscheck',
      about: 'Wie oft wir dich daran erinnern, wie lange du spielst und ob du im Plus oder im Minus bist.',
    },
    sportsbook_session: {
      name: 'Wettsitzung',
      about: 'Wie lange du ohne Pause wetten kannst. Danach sind Wetten 15 Minuten gesperrt.',
    },
    session: { name: 'Zeit angemeldet', about: 'Wie lange du angemeldet bleiben kannst. Danach melden wir dich ab.' },
    activity: {
      name: 'Zeit auf der Seite',
      about: 'Wie lange du pro Tag, Woche oder Monat höchstens hier sein kannst.',
    },
    time: { name: 'Wettzeit' },
    deposit: { name: 'Einzahlungen', about: 'Wie viel du pro Tag, Woche oder Monat höchstens einzahlen kannst.' },
    loss: { name: 'Verluste', about: 'Wie viel du pro Tag, Woche oder Monat höchstens verlieren kannst.' },
    wager: { name: 'Einsätze', about: 'Wie viel du pro Tag, Woche oder Monat höchstens einsetzen kannst.' },
    bet: { name: 'Einsatz pro Wette', about: 'Wie viel du höchstens auf eine Wette setzen kannst.' },
    coolingoff: { name: 'Pause machen', about: 'Keine Einzahlungen und keine Wetten, bis die Pause endet.' },
    selfexclusion: {
      name: 'Selbstausschluss',
      about:
        'Wir melden dich überall ab, und du kannst dich bis zum Ende nicht anmelden. Das lässt sich nicht rückgängig machen.',
    },
  },
} satisfies HostWords['limits'];
