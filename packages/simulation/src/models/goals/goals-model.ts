import type { Fixture } from '../../fixture.ts';
import type { MarketDef } from '../../markets/market.ts';
import type { Joint, Model } from '../model.ts';
import { playGoals } from './goals-play.ts';
import { goalsLaws } from './goals-rates.ts';
import type { GoalsSport } from './goals-sport.ts';
import { goalsViews } from './goals-views.ts';

const joints: readonly Joint[] = [{ view: 'full', parts: { full: (home, away) => [home, away, 0, 0] } }];

const soccerJoints: readonly Joint[] = [
  {
    view: 'joint',
    parts: {
      full: (home, away) => [home, away, 0, 0],
      joint: (home, away, homeHalf, awayHalf) => [home, away, homeHalf, awayHalf],
      'period:1': (_home, _away, homeHalf, awayHalf) => [homeHalf, awayHalf, 0, 0],
      'period:2': (home, away, homeHalf, awayHalf) => [home - homeHalf, away - awayHalf, 0, 0],
    },
  },
  { view: 'corners', parts: { corners: (home, away) => [home, away, 0, 0] } },
  { view: 'cards', parts: { cards: (home, away) => [home, away, 0, 0] } },
];

export function goalsModel(fixture: Fixture, sport: GoalsSport, markets: readonly MarketDef[]): Model {
  const laws = goalsLaws(fixture, sport);
  return {
    markets,
    joints: sport.periods.length === 2 && sport.goals[0] < 10 ? soccerJoints : joints,
    play: () => playGoals(fixture, sport, laws),
    views: (moment) => goalsViews(sport, laws, moment),
  };
}
