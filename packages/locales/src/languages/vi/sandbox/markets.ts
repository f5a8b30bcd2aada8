import type { SandboxWords } from '../../../sandbox-words.ts';

export default {
  'group.main': 'Chính',
  'group.goals': 'Bàn thắng',
  'group.handicaps': 'Chấp',
  'group.score': 'Tỷ số',
  'group.combinations': 'Kết hợp',
  'group.halves': 'Theo hiệp',
  'group.corners': 'Phạt góc',
  'group.cards': 'Thẻ phạt',
  'group.totals': 'Tài/xỉu',
  'group.games': 'Game',
  'group.sets': 'Set',
  'group.quarters': 'Q1–Q4',
  'group.periods': 'Hiệp',
  'group.points': 'Điểm',
  'group.maps': 'Map',
  'group.rounds': 'Hiệp',
  'group.margins': 'Cách biệt',
  'group.outright': 'Vô địch',
} satisfies SandboxWords['markets'];
