import type { HostWords } from '../../../host-words.ts';

export default {
  title: 'Limieten en pauzes',
  rule: 'Een strengere limiet geldt meteen. Een limiet versoepelen of verwijderen duurt 24 uur. Een pauze kan alleen langer worden.',
  holding: 'Je limieten',
  setLimit: 'Limiet instellen',
  set: 'Stel limiet in',
  amount: 'Bedrag',
  currency: 'Valuta',
  duration: 'Tijd',
  period: 'Per',
  periods: { day: 'dag', week: 'week', month: 'maand' },
  kinds: {
    reality_check: {
      name: 'Realitycheck',
      about: 'Hoe vaak we je laten weten hoelang je speelt en of je op winst of verlies staat.',
    },
    sportsbook_session: {
      name: 'Wedsessie',
      about: 'Hoelang je kunt wedden zonder pauze. Daarna stopt het wedden 15 minuten.',
    },
    session: { name: 'Inlogtijd', about: 'Hoelang je ingelogd kunt blijven. Daarna loggen we je uit.' },
    activity: { name: 'Tijd op de site', about: 'Hoeveel tijd je hier maximaal per dag, week of maand kunt zijn.' },
    time: { name: 'Wedtijd' },
    deposit: { name: 'Stortingen', about: 'Hoeveel je maximaal per dag, week of maand kunt storten.' },
    loss: { name: 'Verliezen', about: 'Hoeveel je maximaal per dag, week of maand kunt verliezen.' },
    wager: { name: 'Inzetten', about: 'Hoeveel je maximaal per dag, week of maand kunt inzetten.' },
    bet: { name: 'Inzet per weddenschap', about: 'Hoeveel je maximaal op één weddenschap kunt inzetten.' },
    coolingoff: { name: 'Neem een pauze', about: 'Geen stortingen en weddenschappen tot de pauze voorbij is.' },
    selfexclusion: {
      name: 'Zelfuitsluiting',
      about:
        'We loggen je overal uit en je kunt niet inloggen tot het voorbij is. Dit kan niet ongedaan worden gemaakt.',
    },
  },
} satisfies HostWords['limits'];
