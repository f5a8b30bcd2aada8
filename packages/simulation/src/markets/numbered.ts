import type { Grid } from '../pricing/grid.ts';
import { plainMarket } from './define.ts';
import type { MarketDef, MarketPlace, MarketShape } from './market.ts';

interface Numbered {
  /** The parts of the specifier, in order: `goalnr`, or `setnr` and `unitnr`. */
  readonly params: readonly string[];
  /** The number offered now, read off the grid of the market's own view. */
  readonly offered: (grid: Grid) => readonly number[];
  readonly body: Parameters<typeof plainMarket>[1];
}

/**
 * A market about one of many things in a row: the next goal, a game of a set, an over. Only one is offered at a time, under a
 * specifier with its number; the view of a number, such as `next:3`, still answers when it is long past.
 */
export function numberedMarket(place: MarketPlace, { params, offered, body }: Numbered): MarketDef {
  const shapes = new Map<string, MarketShape>();
  const specifierOf = (numbers: readonly number[]) => params.map((param, at) => `${param}=${numbers[at]}`).join('|');
  const pattern = new RegExp(`^${params.map((param) => `${param}=(\\d{1,3})`).join('\\|')}$`, 'u');
  return {
    id: place.id,
    view: place.view,
    rank: place.rank ?? 0,
    specifiers: (grid) => [specifierOf(offered(grid))],
    at: (specifier) => {
      const known = shapes.get(specifier);
      if (known !== undefined) return known;
      const numbers = pattern.exec(specifier)?.slice(1).map(Number);
      // Reject other spellings such as 07: they would give the same market a second specifier.
      if (numbers === undefined || specifierOf(numbers) !== specifier) return null;
      const name = numbers.reduce((text, number, at) => text.replace(`{${params[at]}}`, String(number)), place.name);
      const named = { ...place, name, view: [place.view, ...numbers].join(':') };
      const shape = plainMarket(named, body, specifier).at(specifier);
      if (shape !== null) shapes.set(specifier, shape);
      return shape;
    },
  };
}
