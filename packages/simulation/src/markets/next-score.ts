import { plainMarket } from './define.ts';
import type { MarketDef, MarketPlace } from './market.ts';
import { numberedMarket } from './numbered.ts';
import { awayOutcome, homeOutcome } from './winner.ts';

/** Home, nobody or away, by the first column of the view. */
const body = {
  outcomes: [
    { id: '6', ...homeOutcome },
    { id: '7', key: 'none', name: 'None' },
    { id: '8', ...awayOutcome },
  ],
  verdict: (who: number) => who,
};

/** Who scores goal `n`. Only the next goal is offered; its number is in the second column of the view. */
export function nextScore(place: MarketPlace, param: string): MarketDef {
  return numberedMarket(place, { params: [param], offered: (grid) => [grid.away[0] ?? 1], body });
}

export function scorer(place: MarketPlace): MarketDef {
  return plainMarket(place, body);
}
