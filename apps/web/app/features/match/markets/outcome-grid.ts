import type { Outcome } from '@slipstream/contract/entities/outcome';

/** The two names of a match as its outcomes use them, long and short. */
export interface Sides {
  readonly home: { readonly name: string; readonly shortName: string };
  readonly away: { readonly name: string; readonly shortName: string };
}

export interface OutcomeGrid {
  readonly columns: 1 | 2 | 3;
  /** One for each outcome, in order. */
  readonly labels: readonly string[];
}

/** How many letters of a label a column of a card has room for beside its price, by the number of columns. */
const lettersMax = { 1: Number.POSITIVE_INFINITY, 2: 17, 3: 9 } as const;

/**
 * As many columns as the labels allow. Names of the sides are shortened before columns are given up, because the page
 * shows them in full right above.
 */
export function outcomeGrid(outcomes: readonly Pick<Outcome, 'name'>[], sides: Sides): OutcomeGrid {
  const names = outcomes.map(({ name }) => name);
  const short = names.map((name) => shorten(name, sides));
  for (const columns of columnChoices(outcomes.length)) {
    const fits = (labels: readonly string[]) => labels.every((label) => label.length <= lettersMax[columns]);
    if (fits(names)) return { columns, labels: names };
    if (fits(short)) return { columns, labels: short };
  }
  return { columns: 1, labels: names };
}

/** Rows are full, or have one over: three outcomes make one row of three, four make two of two. */
function columnChoices(count: number): readonly (1 | 2 | 3)[] {
  return count % 3 === 2 || count === 4 ? [2, 1] : [3, 2, 1];
}

/** A side's name in the head of a column. */
export function sideText({ name, shortName }: Sides['home'], letters: number): string {
  return name.length <= letters ? name : shortName;
}

function shorten(text: string, { home, away }: Sides): string {
  return text.replaceAll(home.name, home.shortName).replaceAll(away.name, away.shortName);
}
