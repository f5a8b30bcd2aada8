import type { SandboxWords } from '../../../sandbox-words.ts';

export default {
  'group.main': '主要',
  'group.goals': '进球',
  'group.handicaps': '让分',
  'group.score': '比分',
  'group.combinations': '组合',
  'group.halves': '半场',
  'group.corners': '角球',
  'group.cards': '罚牌',
  'group.totals': '大小',
  'group.games': '局',
  'group.sets': '盘',
  'group.quarters': '单节',
  'group.periods': '单节',
  'group.points': '得分',
  'group.maps': '地图',
  'group.rounds': '回合',
  'group.margins': '净胜分',
  'group.outright': '冠军',
} satisfies SandboxWords['markets'];
