import type { SandboxWords } from '../../../sandbox-words.ts';

export default {
  'group.main': '메인',
  'group.goals': '골',
  'group.handicaps': '핸디캡',
  'group.score': '스코어',
  'group.combinations': '조합',
  'group.halves': '전후반',
  'group.corners': '코너킥',
  'group.cards': '카드',
  'group.totals': '합계',
  'group.games': '게임',
  'group.sets': '세트',
  'group.quarters': '쿼터',
  'group.periods': '피리어드',
  'group.points': '포인트',
  'group.maps': '맵',
  'group.rounds': '라운드',
  'group.margins': '점수 차',
  'group.outright': '우승 예측',
} satisfies SandboxWords['markets'];
