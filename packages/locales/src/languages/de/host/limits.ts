import type { HostWords } from '../../../host-words.ts';

export default {
  title: 'Limits und Pausen',
  rule: 'Ein strengeres Limit gilt sofort. Ein lockereres oder das Ende eines Limits gilt erst nach einem Tag. Eine Pause lässt sich nur verlängern.',
  holding: 'Was gilt',
  setLimit: 'Limit setzen',
  set: 'Setzen',
  amount: 'Betrag',
  currency: 'Währung',
  duration: 'Wie lange',
  period: 'Zeitraum',
  periods: { day: 'pro Tag', week: 'pro Woche', month: 'pro Monat' },
  kinds: {
    reality_check: {
      name: 'Realitätscheck',
      about: 'In diesem Abstand erfährst du, wie lange du gespielt hast und was dabei herauskam.',
    },
    sportsbook_session: {
      name: 'Wettsitzung',
      about: 'Nach dieser Zeit sind Wetten gesperrt, bis du 15 Minuten Pause gemacht hast.',
    },
    session: { name: 'Angemeldet', about: 'Nach dieser Zeit wirst du abgemeldet.' },
    activity: { name: 'Aktivität', about: 'So lange darfst du am Tag, in der Woche oder im Monat hier sein.' },
    deposit: { name: 'Einzahlungen', about: 'So viel darf eingezahlt werden.' },
    loss: { name: 'Verluste', about: 'So viel darf verloren werden.' },
    wager: { name: 'Einsätze', about: 'So viel darf eingesetzt werden.' },
    bet: { name: 'Einzelne Wette', about: 'Keine Wette darf höher sein.' },
    coolingoff: { name: 'Spielpause', about: 'So lange keine Einzahlungen und keine Wetten.' },
    selfexclusion: {
      name: 'Selbstausschluss',
      about: 'Du wirst überall abgemeldet und kannst dich so lange nicht anmelden. Das lässt sich nicht zurücknehmen.',
    },
  },
} satisfies HostWords['limits'];
