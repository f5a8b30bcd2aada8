/** How many markets a row of a list shows side by side: as many as fit beside the names. */
export const rowMarketCounts = [1, 2, 3] as const;
export type MarketsPerRow = (typeof rowMarketCounts)[number];

/** The least width of a list for so many; `league-card.module.css` lays rows and heads out at the same widths. */
const widthsMin: readonly (readonly [MarketsPerRow, number])[] = [
  [3, 1040],
  [2, 760],
];

export function marketsThatFit(listWidth: number): MarketsPerRow {
  return widthsMin.find(([, min]) => listWidth >= min)?.[0] ?? 1;
}
