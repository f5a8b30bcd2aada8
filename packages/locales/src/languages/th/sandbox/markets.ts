import type { SandboxWords } from '../../../sandbox-words.ts';

export default {
  'group.main': 'หลัก',
  'group.goals': 'ประตู',
  'group.handicaps': 'แฮนดิแคป',
  'group.score': 'สกอร์',
  'group.combinations': 'แบบรวม',
  'group.halves': 'ครึ่งเวลา',
  'group.corners': 'เตะมุม',
  'group.cards': 'ใบเตือน',
  'group.totals': 'สูง/ต่ำ',
  'group.games': 'เกม',
  'group.sets': 'เซต',
  'group.quarters': 'ควอเตอร์',
  'group.periods': 'พีเรียด',
  'group.points': 'แต้ม',
  'group.maps': 'แมพ',
  'group.rounds': 'ยก',
  'group.margins': 'ผลต่าง',
  'group.outright': 'ทายแชมป์',
} satisfies SandboxWords['markets'];
