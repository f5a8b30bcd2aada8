import type { Fixture } from '../../fixture.ts';
import { withMishaps } from '../../match/mishaps.ts';
import type { Joint, Model } from '../model.ts';
import { inningsLaw } from './innings-law.ts';
import { inningsMarkets } from './innings-markets.ts';
import { playInnings } from './innings-play.ts';
import { inningsViews } from './innings-views.ts';

const joints: readonly Joint[] = [{ view: 'full', parts: { full: (home, away) => [home, away, 0, 0] } }];
const innings = 9;

export function inningsModel(fixture: Fixture): Model {
  const law = inningsLaw(fixture);
  return {
    markets: inningsMarkets,
    joints,
    play: () => withMishaps(playInnings(fixture, law, innings)),
    views: (moment) => inningsViews(law, innings, moment),
  };
}
