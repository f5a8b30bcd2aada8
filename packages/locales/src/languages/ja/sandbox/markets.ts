import type { SandboxWords } from '../../../sandbox-words.ts';

export default {
  'group.main': 'メイン',
  'group.goals': 'ゴール',
  'group.handicaps': 'ハンデ',
  'group.score': 'スコア',
  'group.combinations': '組み合わせ',
  'group.halves': 'ハーフ',
  'group.corners': 'コーナー',
  'group.cards': 'カード',
  'group.totals': '合計',
  'group.games': 'ゲーム',
  'group.sets': 'セット',
  'group.quarters': 'クォーター',
  'group.periods': 'ピリオド',
  'group.points': 'ポイント',
  'group.maps': 'マップ',
  'group.rounds': 'ラウンド',
  'group.margins': '点差',
  'group.outright': '優勝予想',
} satisfies SandboxWords['markets'];
