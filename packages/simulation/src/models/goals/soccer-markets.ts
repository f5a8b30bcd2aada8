import { handicap } from '../../markets/handicap.ts';
import type { MarketDef } from '../../markets/market.ts';
import { correctScore, scoresUpTo } from '../../markets/score.ts';
import { overUnder } from '../../markets/total.ts';
import { doubleChance, threeWay, twoWay, yesOrNo } from '../../markets/winner.ts';

const builder = ['score'];

export const soccerMarkets: readonly MarketDef[] = [
  threeWay({
    id: '1',
    key: 'market.1x2',
    name: '1X2',
    view: 'full',
    groups: ['main'],
    priority: 1,
    rank: 1,
    customBetGroups: builder,
  }),
  overUnder(
    {
      id: '18',
      key: 'market.total',
      name: 'Total {line}',
      view: 'full',
      groups: ['main', 'goals'],
      priority: 2,
      rank: 2,
      customBetGroups: builder,
    },
    { step: 0.25, count: 16 },
  ),
  doubleChance({
    id: '10',
    key: 'market.double_chance',
    name: 'Double chance',
    view: 'full',
    groups: ['main'],
    priority: 3,
    customBetGroups: builder,
  }),
  twoWay({
    id: '11',
    key: 'market.draw_no_bet',
    name: 'Draw no bet',
    view: 'full',
    groups: ['main'],
    priority: 4,
    customBetGroups: builder,
  }),
  handicap(
    {
      id: '16',
      key: 'market.handicap',
      name: 'Handicap {line}',
      view: 'full',
      groups: ['main', 'handicaps'],
      priority: 5,
      customBetGroups: builder,
    },
    { step: 0.25, count: 16 },
  ),
  yesOrNo(
    {
      id: '29',
      key: 'market.both_teams_to_score',
      name: 'Both teams to score',
      view: 'full',
      groups: ['main', 'goals'],
      priority: 6,
      customBetGroups: builder,
    },
    (home, away) => home > 0 && away > 0,
  ),
  correctScore(
    {
      id: '45',
      key: 'market.correct_score',
      name: 'Correct score',
      view: 'full',
      groups: ['score'],
      priority: 20,
      customBetGroups: builder,
    },
    scoresUpTo(4),
  ),
];
