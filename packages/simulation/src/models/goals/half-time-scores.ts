import { plainMarket } from '../../markets/define.ts';
import type { MarketDef, MarketPlace, OutcomeShape } from '../../markets/market.ts';

const most = 4;

/**
 * Half-time and full-time score in one: 225 ways and "any other". The long list is deliberate: a page must cope with one market
 * of hundreds of outcomes.
 */
export function halfTimeScores(place: MarketPlace): MarketDef {
  const outcomes: OutcomeShape[] = [];
  const index = new Map<number, number>();
  for (let home = 0; home <= most; home++) {
    for (let away = 0; away <= most; away++) {
      for (let homeHalf = 0; homeHalf <= home; homeHalf++) {
        for (let awayHalf = 0; awayHalf <= away; awayHalf++) {
          index.set(codeOf(home, away, homeHalf, awayHalf), outcomes.length);
          const key = `${homeHalf}:${awayHalf}/${home}:${away}`;
          outcomes.push({ id: key, key, name: `${homeHalf}:${awayHalf} / ${home}:${away}` });
        }
      }
    }
  }
  const rest = outcomes.length;
  outcomes.push({ id: 'other', key: 'other', name: 'Any other' });
  return plainMarket(place, { outcomes, verdict: (...cell) => index.get(codeOf(...cell)) ?? rest });
}

function codeOf(home: number, away: number, homeHalf: number, awayHalf: number): number {
  return ((home * 64 + away) * 64 + homeHalf) * 64 + awayHalf;
}
