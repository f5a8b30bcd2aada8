import { plainMarket } from '../../markets/define.ts';
import type { MarketDef, MarketPlace, OutcomeShape } from '../../markets/market.ts';

const most = 4;

/**
 * Half-time and full-time score together: 225 outcomes and "any other". The long list is intended: a page must cope
 * with a market of hundreds of outcomes.
 */
export function halfTimeScores(place: MarketPlace): MarketDef {
  const outcomes: OutcomeShape[] = [];
  const index = new Int16Array((most + 1) ** 4);
  for (let home = 0; home <= most; home++) {
    for (let away = 0; away <= most; away++) {
      for (let homeHalf = 0; homeHalf <= home; homeHalf++) {
        for (let awayHalf = 0; awayHalf <= away; awayHalf++) {
          index[codeOf(home, away, homeHalf, awayHalf)] = outcomes.length;
          const key = `${homeHalf}:${awayHalf}/${home}:${away}`;
          outcomes.push({ id: key, key, name: `${homeHalf}:${awayHalf} / ${home}:${away}` });
        }
      }
    }
  }
  const rest = outcomes.length;
  outcomes.push({ id: 'other', key: 'other', name: 'Any other' });
  return plainMarket(place, {
    outcomes,
    verdict: (home, away, homeHalf, awayHalf) =>
      home > most || away > most ? rest : (index[codeOf(home, away, homeHalf, awayHalf)] ?? rest),
  });
}

function codeOf(home: number, away: number, homeHalf: number, awayHalf: number): number {
  return ((home * (most + 1) + away) * (most + 1) + homeHalf) * (most + 1) + awayHalf;
}
