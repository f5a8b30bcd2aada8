import type { MarketDef, MarketPlace, MarketShape } from './market.ts';
import { plainMarket } from './define.ts';
import { awayOutcome, homeOutcome } from './winner.ts';

/**
 * Who scores number `n`: only the next one is offered. Its view `next` tells the number in its second column; the view of a
 * number, `next:n`, still answers when it is long past.
 */
export function nextScore(place: MarketPlace, param: string): MarketDef {
  const shapes = new Map<number, MarketShape | null>();
  const shapeOf = (number: number) => {
    const named = { ...place, name: place.name.replace('{line}', String(number)), view: `${place.view}:${number}` };
    return scorer(named, `${param}=${number}`).at(`${param}=${number}`);
  };
  return {
    id: place.id,
    view: place.view,
    rank: place.rank ?? 0,
    specifiers: (grid) => [`${param}=${grid.away[0] ?? 1}`],
    at: (specifier) => {
      const [name, value] = specifier.split('=');
      const number = Number(value);
      if (name !== param || !Number.isInteger(number) || number < 1 || number > 99) return null;
      const shape = shapes.get(number) ?? shapeOf(number);
      shapes.set(number, shape);
      return shape;
    },
  };
}

/** Home, nobody or away, by the first column of the view. */
export function scorer(place: MarketPlace, fixed = ''): MarketDef {
  const outcomes = [
    { id: '6', ...homeOutcome },
    { id: '7', key: 'none', name: 'None' },
    { id: '8', ...awayOutcome },
  ];
  return plainMarket(place, { outcomes, verdict: (who) => who }, fixed);
}
