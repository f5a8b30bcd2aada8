import type { Outcome } from '@slipstream/contract/entities/catalogue/outcome';

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

/** How many characters of a label fit beside the price, by the number of columns. */
const lettersMax = { 1: Number.POSITIVE_INFINITY, 2: 15, 3: 7 } as const;

/**
 * As many columns as the labels allow. A long team name is shortened before columns are given up, because the page
 * shows it in full above.
 */
export function outcomeGrid(outcomes: readonly Pick<Outcome, 'name'>[], sides: Sides): OutcomeGrid {
  for (const columns of columnChoices(outcomes.length)) {
    const fits = (label: string) => label.length <= lettersMax[columns];
    const long = outcomes.filter(({ name }) => !fits(name));
    // A team has one name within a card: the short one if its full name does not fit somewhere.
    const short = [sides.home, sides.away].filter((side) => long.some(({ name }) => name.includes(side.name)));
    const labels = outcomes.map(({ name }) => shorten(name, short));
    if (labels.every(fits)) return { columns, labels };
  }
  return { columns: 1, labels: outcomes.map(({ name }) => name) };
}

/** Rows are full or have one left over: three outcomes make one row of three, four make two of two. */
function columnChoices(count: number): readonly (1 | 2 | 3)[] {
  return count % 3 === 2 || count === 4 ? [2, 1] : [3, 2, 1];
}

/** A side's name in the head of a column. */
export function sideText({ name, shortName }: Sides['home'], letters: number): string {
  return name.length <= letters ? name : shortName;
}

function shorten(text: string, sides: readonly Sides['home'][]): string {
  return sides.reduce((label, { name, shortName }) => label.replaceAll(name, shortName), text);
}
