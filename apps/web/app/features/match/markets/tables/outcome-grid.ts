import type { Outcome } from '@slipstream/contract/entities/catalogue/outcome';

/** The two names of a match as its outcomes use them, long and short. */
export interface Sides {
  readonly home: { readonly name: string; readonly shortName: string };
  readonly away: { readonly name: string; readonly shortName: string };
}

export interface OutcomeGrid {
  readonly columns: 1 | 2 | 3;
  /** Where a label stands: before the price, or above it where it needs the whole width of the button. */
  readonly place: 'before' | 'above';
  /** One for each outcome, in order. */
  readonly labels: readonly string[];
}

/** How many characters of a label fit, by the number of columns. */
const lettersMax = {
  before: { 1: Number.POSITIVE_INFINITY, 2: 12, 3: 7 },
  above: { 1: Number.POSITIVE_INFINITY, 2: 24, 3: 15 },
} as const;

/**
 * As many columns as the labels allow, with the teams' names as the head of the page has them. Where these do not fit, both
 * teams are called by their short names, so that a card never mixes the two forms.
 */
export function outcomeGrid(outcomes: readonly Pick<Outcome, 'name'>[], sides: Sides): OutcomeGrid {
  const full = outcomes.map(({ name }) => name);
  const short = full.map((name) => shorten(name, sides));
  for (const columns of columnChoices(outcomes.length)) {
    for (const labels of [full, short]) {
      for (const place of ['before', 'above'] as const) {
        if (labels.every((label) => lettersOf(label) <= lettersMax[place][columns])) return { columns, place, labels };
      }
    }
  }
  return { columns: 1, place: 'before', labels: full };
}

/** Signs that keep a name's direction take no room. */
function lettersOf(label: string): number {
  return label.replaceAll(/[\u2066-\u2069]/g, '').length;
}

/** Rows are full or have one left over: three outcomes make one row of three, four make two of two. */
function columnChoices(count: number): readonly (1 | 2 | 3)[] {
  return count % 3 === 2 || count === 4 ? [2, 1] : [3, 2, 1];
}

/** The names of the two sides over columns: both in full, or both short where one does not fit. */
export function sideTexts({ home, away }: Sides, letters: number): { readonly home: string; readonly away: string } {
  const isFull = home.name.length <= letters && away.name.length <= letters;
  return isFull ? { home: home.name, away: away.name } : { home: home.shortName, away: away.shortName };
}

function shorten(text: string, { home, away }: Sides): string {
  return text.replaceAll(home.name, home.shortName).replaceAll(away.name, away.shortName);
}
