import type { SandboxWords } from '../../../sandbox-words.ts';

export default {
  'group.main': 'मुख्य',
  'group.goals': 'गोल',
  'group.handicaps': 'हैंडीकैप',
  'group.score': 'स्कोर',
  'group.combinations': 'संयोजन',
  'group.halves': 'हाफ़',
  'group.corners': 'कॉर्नर',
  'group.cards': 'कार्ड',
  'group.totals': 'कुल',
  'group.games': 'गेम',
  'group.sets': 'सेट',
  'group.quarters': 'क्वार्टर',
  'group.periods': 'पीरियड',
  'group.points': 'पॉइंट',
  'group.maps': 'मैप',
  'group.rounds': 'राउंड',
  'group.margins': 'अंतर',
  'group.outright': 'आउटराइट',
} satisfies SandboxWords['markets'];
