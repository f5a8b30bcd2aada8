import type { SandboxWords } from '../../../sandbox-words.ts';

export default {
  'group.main': 'Pääkohteet',
  'group.goals': 'Maalit',
  'group.handicaps': 'Tasoitukset',
  'group.score': 'Tulos',
  'group.combinations': 'Yhdistelmät',
  'group.halves': 'Puoliajat',
  'group.corners': 'Kulmapotkut',
  'group.cards': 'Kortit',
  'group.totals': 'Yhteensä',
  'group.games': 'Pelit',
  'group.sets': 'Erät',
  'group.quarters': 'Neljännekset',
  'group.periods': 'Erät',
  'group.points': 'Pisteet',
  'group.maps': 'Kartat',
  'group.rounds': 'Erät',
  'group.margins': 'Voittoerot',
  'group.outright': 'Voittajavedot',
} satisfies SandboxWords['markets'];
