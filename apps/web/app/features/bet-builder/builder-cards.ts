import type { Market } from '@slipstream/contract/entities/catalogue/market';

import { lineOrder, lineText, readSpecifier, withoutLine } from '../../shared/odds/specifier.ts';

/** One line of a market, such as over and under 2.5. */
export interface BuilderLine {
  readonly line: string;
  readonly text: string;
  readonly market: Market;
}

/** One market, or all lines of one, as a card of the builder. */
export type BuilderCard = { readonly key: string; readonly title: string; readonly groups: readonly string[] } & (
  | { readonly kind: 'outcomes'; readonly market: Market }
  /** In order of their values; `near` are those around the most balanced one. */
  | { readonly kind: 'lines'; readonly lines: readonly BuilderLine[]; readonly near: readonly BuilderLine[] }
);

/** How many lines and outcomes a card shows before the rest is unfolded. */
const linesMax = 3;
export const outcomesMax = 6;

/** The markets as cards, in the order of the first market of each. */
export function builderCards(markets: readonly Market[]): readonly BuilderCard[] {
  return [...Map.groupBy(markets, cardKey)].flatMap(([key, together]) => {
    const [first] = together;
    return first === undefined ? [] : [cardOf(key, first, together)];
  });
}

/** The cards of a group; null stands for all. */
export function cardsIn(cards: readonly BuilderCard[], group: string | null): readonly BuilderCard[] {
  return group === null ? cards : cards.filter(({ groups }) => groups.includes(group));
}

/** How many outcomes stand side by side, by the longest name. */
export function columnsFor({ outcomes }: Market): 1 | 2 | 3 {
  const letters = Math.max(...outcomes.map(({ name }) => name.length));
  if (letters > 24) return 1;
  const isShort = letters <= (outcomes.length === 3 ? 16 : 8);
  return isShort && outcomes.length > 2 && outcomes.length !== 4 ? 3 : 2;
}

/** The head of a card and the names over its columns, in rows of buttons. */
const headRows = 1;
const columnHeadRows = 0.5;

/**
 * The cards in columns of about the same height, each card in the shortest one. The heights are estimated from what a card holds,
 * so a card keeps its column when something is picked or unfolded.
 */
export function cardColumns(cards: readonly BuilderCard[], count: number): readonly (readonly BuilderCard[])[] {
  const columns = Array.from({ length: count }, () => ({ rows: 0, cards: [] as BuilderCard[] }));
  for (const card of cards) {
    const shortest = columns.reduce((least, column) => (column.rows < least.rows ? column : least));
    shortest.cards.push(card);
    shortest.rows += rowsOf(card);
  }
  return columns.map((column) => column.cards);
}

function rowsOf(card: BuilderCard): number {
  if (card.kind === 'lines') return headRows + columnHeadRows + card.near.length;
  return headRows + Math.ceil(Math.min(card.market.outcomes.length, outcomesMax) / columnsFor(card.market));
}

/** A table of lines has at most three columns; a market with more outcomes gets a card for each line. */
function isTable({ specifier, outcomes }: Market): boolean {
  return readSpecifier(specifier).line !== null && outcomes.length <= 3;
}

function cardKey(market: Market): string {
  const { id, specifier } = market;
  return isTable(market) ? `${id}#${readSpecifier(specifier).place}` : `${id}/${specifier}`;
}

function cardOf(key: string, first: Market, together: readonly Market[]): BuilderCard {
  const card = { key, groups: first.marketGroups };
  if (!isTable(first)) return { ...card, kind: 'outcomes', title: first.name, market: first };
  const lines = together.map(lineOf).toSorted((one, other) => lineOrder(one.line) - lineOrder(other.line));
  const at = Math.max(
    0,
    lines.findIndex(({ market }) => market.mostBalanced),
  );
  const from = Math.max(0, Math.min(at - 1, lines.length - linesMax));
  const title = withoutLine(first.name, readSpecifier(first.specifier).line ?? '');
  return { ...card, kind: 'lines', title, lines, near: lines.slice(from, from + linesMax) };
}

function lineOf(market: Market): BuilderLine {
  const { line, isHandicap } = readSpecifier(market.specifier);
  return { line: line ?? '', text: lineText(line ?? '', isHandicap), market };
}
