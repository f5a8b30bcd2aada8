import { outcomesMax, type MarketCard } from './market-cards.ts';
import { linesMax } from './order-lines.ts';

/** Which of the two columns of a wide page a card stands in; one that is all there is takes both. */
export type Column = 'start' | 'end' | 'both';

/** How many rows of a score grid show before the rest folds away. */
export const scoreRowsMax = 5;

/** The head of a card and its insets, in rows of buttons. */
const headRows = 1.4;

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

/** About how tall a card is, in rows. It only has to be right enough for two columns of like length. */
export function rowsOf({ layout }: MarketCard): number {
  switch (layout.kind) {
    case 'lines':
      return headRows + 0.6 + Math.min(layout.lines.length, linesMax) + (layout.lines.length > linesMax ? 1 : 0);
    case 'scores': {
      const { home, draw, away } = layout.scores;
      const rows = Math.max(home.length, draw.length, away.length);
      return headRows + 0.6 + Math.min(rows, scoreRowsMax) + (rows > scoreRowsMax ? 1 : 0);
    }
    case 'outcomes': {
      const count = layout.outcomes.length;
      return headRows + (count <= 3 ? 1 : Math.ceil(Math.min(count, outcomesMax) / 2) + (count > outcomesMax ? 1 : 0));
    }
  }
}
