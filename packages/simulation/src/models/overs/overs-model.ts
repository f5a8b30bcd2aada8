import type { Fixture } from '../../fixture.ts';
import { withMishaps } from '../../match/mishaps.ts';
import type { Joint, Model } from '../model.ts';
import { markedOvers, oversMarkets } from './overs-markets.ts';
import { playOvers } from './overs-play.ts';
import { oversLaw, oversViews } from './overs-views.ts';

const joints: readonly Joint[] = [
  {
    view: 'full',
    parts: { full: (home, away) => [home, away, 0, 0], runs: (home, away) => [home + away, 0, 0, 0] },
  },
];

export function oversModel(fixture: Fixture): Model {
  const law = oversLaw(fixture);
  return {
    markets: oversMarkets(law.overs),
    joints,
    play: () => withMishaps(playOvers(fixture, law)),
    views: (moment) => oversViews(law, moment),
    *prepare({ phase }, scope) {
      // Live, the marks are near and soon past, so nothing is computed ahead for them.
      const marks = scope === 'all' && phase === 'before' ? markedOvers(law.overs) : [];
      for (const table of law.tables) yield* table.prepare(marks);
    },
  };
}
