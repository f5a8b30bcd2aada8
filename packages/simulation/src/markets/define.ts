import type { Grid } from '../pricing/grid.ts';
import { isHalfLine } from './lines.ts';
import type { ByFigure, MarketDef, MarketPlace, MarketShape, OutcomeResult, OutcomeShape } from './market.ts';

interface Body {
  readonly outcomes: readonly OutcomeShape[];
  readonly verdict: MarketShape['verdict'] | ByFigure;
  readonly results?: readonly (readonly OutcomeResult[])[];
  readonly winners?: number;
}

/** Margin by number of outcomes: smallest for two, largest for long lists. */
function usualMargin(outcomes: number): number {
  if (outcomes <= 2) return 0.045;
  return outcomes === 3 ? 0.05 : 0.06;
}

function shape(place: MarketPlace, specifier: string, body: Body, line: number | null = null): MarketShape {
  const { verdict } = body;
  return {
    id: place.id,
    key: place.key,
    name: place.name,
    specifier,
    line,
    groups: place.groups,
    priority: place.priority,
    customBetGroups: place.customBetGroups ?? [],
    view: place.view,
    outcomes: body.outcomes,
    winners: body.winners ?? 1,
    margin: place.margin ?? usualMargin(body.outcomes.length),
    verdict: typeof verdict === 'function' ? verdict : (home, away) => verdict.verdict(verdict.figure(home, away)),
    byFigure: typeof verdict === 'function' ? null : verdict,
    results: body.results ?? null,
  };
}

/** A market without lines. `fixed` is a specifier that never changes, such as `setnr=1`. */
export function plainMarket(place: MarketPlace, body: Body, fixed = ''): MarketDef {
  const only = shape(place, fixed, body);
  const specifiers = [fixed];
  return {
    id: place.id,
    view: place.view,
    rank: place.rank ?? 0,
    specifiers: () => specifiers,
    at: (specifier) => (specifier === fixed ? only : null),
  };
}

export interface Lines {
  /** The specifier's last part, `total=` or `hcp=`; what stands before it belongs to the view. */
  readonly param: string;
  readonly prefix?: string;
  readonly choose: (grid: Grid, scope: 'main' | 'all') => readonly number[];
  readonly isLine: (line: number) => boolean;
  readonly body: (line: number) => Body;
}

/** A market with a numeric line. Shapes are made once per line and shared by all matches. */
export function linedMarket(place: MarketPlace, lines: Lines): MarketDef {
  const shapes = new Map<number, MarketShape>();
  const start = `${(lines.prefix ?? '') === '' ? '' : `${lines.prefix}|`}${lines.param}=`;
  return {
    id: place.id,
    view: place.view,
    rank: place.rank ?? 0,
    specifiers: (grid, scope) => lines.choose(grid, scope).map((line) => `${start}${line}`),
    at: (specifier) => {
      if (!specifier.startsWith(start)) return null;
      const line = Number(specifier.slice(start.length));
      if (!Number.isFinite(line) || `${start}${line}` !== specifier || !lines.isLine(line)) return null;
      const known = shapes.get(line);
      if (known !== undefined) return known;
      // Only a line that must win or lose can be part of a custom bet.
      const { customBetGroups = [] } = isHalfLine(line) ? place : {};
      const named = { ...place, customBetGroups, name: place.name.replace('{line}', String(line)) };
      const made = shape(named, specifier, lines.body(line), line);
      shapes.set(line, made);
      return made;
    },
  };
}
