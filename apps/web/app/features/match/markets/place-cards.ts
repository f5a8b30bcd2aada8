import { outcomesMax, type MarketCard } from './market-cards.ts';
import { linesMax } from './tables/order-lines.ts';
import { outcomeGrid, type Sides } from './tables/outcome-grid.ts';

/** The column of a card on a wide page; a single card spans both. */
export type Column = 'start' | 'end' | 'both';

/** How many rows of a score grid show before the rest folds away. */
export const scoreRowsMax = 5;

/** The head of a card and its insets, and the names over its columns, in rows of buttons. */
const headRows = 1.3;
const columnHeadRows = 0.5;

/** What stands among the cards and is none: after how many of them, and its height in rows of buttons. */
export interface Between {
  readonly after: number;
  readonly rows: number;
}

/** The place of it; no card has this key. */
export const betweenKey = 'between';

/** Each card goes to the shorter column. A placed card stays in its column, whatever changes around it. */
export function placeCards(
  cards: readonly MarketCard[],
  sides: Sides,
  before: ReadonlyMap<string, Column> = new Map(),
  between?: Between,
): ReadonlyMap<string, Column> {
  const placed = new Map<string, Column>();
  const rows = { start: 0, end: 0, both: 0 };
  const place = (key: string, height: number) => {
    const column = before.get(key) ?? (rows.start <= rows.end ? 'start' : 'end');
    placed.set(key, column);
    rows[column] += height;
  };
  for (const [at, card] of cards.entries()) {
    if (at === between?.after) place(betweenKey, between.rows);
    place(card.key, rowsOf(card, sides));
  }
  return placed;
}

/** The estimated height of a card in rows of buttons. */
export function rowsOf(card: MarketCard, sides: Sides): number {
  return headRows + bodyRows(card, sides);
}

/** The same without the head of the card. */
export function bodyRows({ layout }: MarketCard, sides: Sides): number {
  switch (layout.kind) {
    case 'lines':
      return columnHeadRows + folded(layout.lines.length, linesMax);
    case 'scores': {
      const { home, draw, away } = layout.scores;
      return columnHeadRows + folded(Math.max(home.length, draw.length, away.length), scoreRowsMax);
    }
    case 'outcomes': {
      const { columns } = outcomeGrid(layout.outcomes, sides);
      return folded(Math.ceil(layout.outcomes.length / columns), outcomesMax / columns);
    }
  }
}

/** Rows that show, and one to unfold the rest. */
function folded(rows: number, max: number): number {
  return rows > max ? max + 1 : rows;
}
