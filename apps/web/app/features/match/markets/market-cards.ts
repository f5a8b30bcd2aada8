import type { Market } from '@slipstream/contract/entities/catalogue/market';
import type { Outcome } from '@slipstream/contract/entities/catalogue/outcome';
import type { MarketId } from '@slipstream/units/ids';

import { orderLines, type Line } from './tables/order-lines.ts';
import { readScores, type ScoreColumns } from './tables/read-scores.ts';
import { readSpecifier, withoutLine, type Specifier } from '../../../shared/odds/specifier.ts';

/** How the inside of a card is laid out. */
type CardLayout =
  /** One market, its outcomes side by side or below each other. */
  | { readonly kind: 'outcomes'; readonly market: Market; readonly outcomes: readonly Outcome[] }
  /** All lines of one market as one table, by value (CAT-8). */
  | { readonly kind: 'lines'; readonly lines: readonly Line[] }
  /** Correct scores, by who wins. */
  | { readonly kind: 'scores'; readonly market: Market; readonly scores: ScoreColumns };

export interface MarketCard {
  readonly key: string;
  /** What a star on the card pins. */
  readonly marketId: MarketId;
  readonly title: string;
  readonly groups: readonly string[];
  readonly layout: CardLayout;
}

/** Above this many outcomes the shortest prices come first and the rest is collapsed. */
export const outcomesMax = 12;

/**
 * Markets as cards. A card keeps the order inside while it consists of the same lines and outcomes, because a price
 * change must not move a button.
 */
export function arrangeCards(
  markets: readonly Market[],
  before: ReadonlyMap<string, MarketCard> = new Map(),
): readonly MarketCard[] {
  const groups = Map.groupBy(markets, (market) => cardKey(market, readSpecifier(market.specifier)));
  return [...groups].flatMap(([key, group]) => {
    const [first] = group;
    return first === undefined ? [] : [reused(before.get(key), cardOf(key, first, group, before.get(key)))];
  });
}

export function marketsOf({ layout }: MarketCard): readonly Market[] {
  return layout.kind === 'lines' ? layout.lines.map(({ market }) => market) : [layout.market];
}

/** Reuses the previous card if nothing has changed, so that it does not re-render. */
function reused(before: MarketCard | undefined, next: MarketCard): MarketCard {
  return before !== undefined && isSame(before.layout, next.layout) ? before : next;
}

function isSame(one: CardLayout, other: CardLayout): boolean {
  if (one.kind !== 'lines' || other.kind !== 'lines') {
    return one.kind !== 'lines' && other.kind !== 'lines' && one.market === other.market;
  }
  return (
    one.lines.length === other.lines.length &&
    one.lines.every(({ market, isBalanced, isNear }, at) => {
      const line = other.lines[at];
      return market === line?.market && isBalanced === line.isBalanced && isNear === line.isNear;
    })
  );
}

/** A table of lines has at most three columns; a market with more outcomes gets a card for each line. */
function isTable(market: Market, { line }: Specifier): boolean {
  return line !== null && market.outcomes.length <= 3;
}

function cardKey(market: Market, specifier: Specifier): string {
  return isTable(market, specifier) ? `${market.id}#${specifier.place}` : `${market.id}/${market.specifier}`;
}

function cardOf(key: string, first: Market, group: readonly Market[], before: MarketCard | undefined): MarketCard {
  const specifier = readSpecifier(first.specifier);
  const card = { key, marketId: first.id, groups: first.marketGroups };
  if (isTable(first, specifier)) {
    const held = before?.layout.kind === 'lines' ? before.layout.lines : [];
    const title = withoutLine(first.name, specifier.line ?? '');
    return { ...card, title, layout: { kind: 'lines', lines: orderLines(group, held) } };
  }
  const scores = readScores(first.outcomes);
  if (scores !== null) return { ...card, title: first.name, layout: { kind: 'scores', market: first, scores } };
  const held = before?.layout.kind === 'outcomes' ? before.layout.outcomes : [];
  const outcomes = orderOutcomes(first.outcomes, held);
  return { ...card, title: first.name, layout: { kind: 'outcomes', market: first, outcomes } };
}

function orderOutcomes(outcomes: readonly Outcome[], held: readonly Outcome[]): readonly Outcome[] {
  if (outcomes.length <= outcomesMax) return outcomes;
  const places = new Map(held.map(({ id }, at) => [id, at]));
  const isHeld = held.length === outcomes.length && outcomes.every(({ id }) => places.has(id));
  return outcomes.toSorted((one, other) =>
    isHeld ? (places.get(one.id) ?? 0) - (places.get(other.id) ?? 0) : rank(one) - rank(other),
  );
}

/** Favourites first; outcomes that cannot be picked last. */
function rank({ odds, active }: Outcome): number {
  return active ? odds : Number.MAX_SAFE_INTEGER;
}
