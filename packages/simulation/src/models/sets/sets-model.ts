import type { Fixture } from '../../fixture.ts';
import type { Joint, Model } from '../model.ts';
import { setsChances } from './sets-chances.ts';
import { setsMarkets } from './sets-markets.ts';
import { playSets } from './sets-play.ts';
import type { SetsSport } from './sets-sport.ts';
import { setsViews } from './sets-views.ts';

const joints: readonly Joint[] = [
  {
    view: 'match',
    parts: {
      winner: (home, away) => [Number(home > away), Number(home < away), 0, 0],
      sets: (home, away) => [home, away, 0, 0],
      match: (home, away, third, fourth) => [home, away, third, fourth],
      units: (_home, _away, third, fourth) => [third, fourth, 0, 0],
    },
  },
];

export function setsModel(fixture: Fixture, sport: SetsSport): Model {
  const chances = setsChances(fixture, sport);
  return {
    markets: setsMarkets(sport, chances.setsToWin, chances.target(false)),
    joints,
    play: () => playSets(fixture, sport, chances),
    views: (moment) => setsViews(sport, chances, moment),
  };
}
