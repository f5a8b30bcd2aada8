import type { MarketDef, MarketPlace } from '../../markets/market.ts';
import { numberedMarket } from '../../markets/numbered.ts';
import { awayOutcome, homeOutcome } from '../../markets/winner.ts';

/** Who wins the unit being played. Its view tells the set and the number in its second and third columns. */
export function unitWinner(place: MarketPlace): MarketDef {
  return numberedMarket(place, {
    params: ['setnr', 'unitnr'],
    offered: (grid) => [grid.away[0] ?? 1, grid.third[0] ?? 1],
    body: {
      outcomes: [
        { id: '4', ...homeOutcome },
        { id: '5', ...awayOutcome },
      ],
      verdict: (who) => (who === 0 ? 0 : 1),
    },
  });
}
