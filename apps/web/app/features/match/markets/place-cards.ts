import { outcomesMax, type MarketCard } from './market-cards.ts';
import { linesMax } from './tables/order-lines.ts';

/** Which of the two columns of a wide page a card stands in; one that is all there is takes both. */
export type Column = 'start' | 'end' | 'both';

/** How many rows of a score grid show before the rest folds away. */
export const scoreRowsMax = 5;

/** The head of a card and its insets, and the names over its columns, in rows of buttons. */
const headRows = 1.3;
const columnHeadRows = 0.5;

/**
 * Each card goes to the column that is shorter so far, which puts it beside the one before it or below. A card that was
 * placed before stays in its column whatever comes and goes around it.
 */
export function placeCards(
  cards: readonly MarketCard[],
  before: ReadonlyMap<string, Column> = new Map(),
): ReadonlyMap<string, Column> {
  const placed = new Map<string, Column>();
  const rows = { start: 0, end: 0, both: 0 };
  for (const card of cards) {
    const column = before.get(card.key) ?? (rows.start <= rows.end ? 'start' : 'end');
    placed.set(card.key, column);
    rows[column] += rowsOf(card);
  }
  return placed;
}

/** About how tall a card is, in rows of buttons; right enough for two columns of like length. */
export function rowsOf(card: MarketCard): number {
  return headRows + bodyRows(card);
}

/** The same without the head of the card. */
export function bodyRows({ layout }: MarketCard): number {
  switch (layout.kind) {
    case 'lines':
      return columnHeadRows + folded(layout.lines.length, linesMax);
    case 'scores': {
      const { home, draw, away } = layout.scores;
      return columnHeadRows + folded(Math.max(home.length, draw.length, away.length), scoreRowsMax);
    }
    case 'outcomes': {
      const count = layout.outcomes.length;
      return count <= 3 ? 1 : folded(Math.ceil(count / 2), outcomesMax / 2);
    }
  }
}

/** Rows that show, and one to unfold the rest. */
function folded(rows: number, max: number): number {
  return rows > max ? max + 1 : rows;
}
