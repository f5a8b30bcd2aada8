import { plainMarket } from '../../markets/define.ts';
import type { MarketDef, MarketPlace, MarketShape } from '../../markets/market.ts';
import { awayOutcome, homeOutcome } from '../../markets/winner.ts';

/** Who wins the unit being played. Its view `unit` names the set and the number in its second and third columns. */
export function unitWinner(place: MarketPlace): MarketDef {
  const shapes = new Map<string, MarketShape | null>();
  return {
    id: place.id,
    view: place.view,
    rank: 0,
    specifiers: (grid) => [`setnr=${grid.away[0] ?? 1}|unitnr=${grid.third[0] ?? 1}`],
    at: (specifier) => {
      const known = shapes.get(specifier);
      if (known !== undefined) return known;
      const [, set, unit] = /^setnr=(\d)\|unitnr=(\d{1,3})$/u.exec(specifier) ?? [];
      const made = set === undefined || unit === undefined ? null : shapeOf(place, specifier, set, unit);
      if (made !== null) shapes.set(specifier, made);
      return made;
    },
  };
}

function shapeOf(place: MarketPlace, specifier: string, set: string, unit: string): MarketShape | null {
  const name = place.name.replace('{set}', set).replace('{line}', unit);
  const outcomes = [
    { id: '4', ...homeOutcome },
    { id: '5', ...awayOutcome },
  ];
  const named = { ...place, name, view: `${place.view}:${set}:${unit}` };
  return plainMarket(named, { outcomes, verdict: (who) => (who === 0 ? 0 : 1) }, specifier).at(specifier);
}
