import type { Fixture } from '../../fixture.ts';
import type { MarketDef } from '../../markets/market.ts';
import { withMishaps } from '../../match/mishaps.ts';
import type { Joint, Model } from '../model.ts';
import { walkLaw } from './walk-law.ts';
import { playWalk } from './walk-play.ts';
import type { WalkSport } from './walk-sport.ts';
import { walkViews } from './walk-views.ts';

const joints: readonly Joint[] = [
  { view: 'full', parts: { full: (home, away) => [home, away, 0, 0] } },
  { view: 'regular', parts: { regular: (home, away) => [home, away, 0, 0] } },
];

export function walkModel(fixture: Fixture, sport: WalkSport, markets: readonly MarketDef[]): Model {
  const law = walkLaw(fixture, sport);
  return {
    markets,
    joints,
    play: () => withMishaps(playWalk(fixture, sport, law)),
    views: (moment) => walkViews(sport, law, sport.possessions(fixture.format), moment),
  };
}
