import { cardMarks, type Later } from './page-marks.ts';

/** How many rows fill the first screen of a phone and of a desktop. */
const rowsSeen = { phone: 4, desk: 10 };

/** Browsers do not lay out cards below this many rows anyway (`content-visibility: auto`). */
const rowsNear = 40;

/**
 * Marks the match cards just below the first screen of one page, in the order they are rendered. A browser lays out two
 * and a half screens before it paints; marked cards are left out of the first frame and shown 0.1 s later
 * (`league-card.module.css`).
 */
export function deferBelowFold(): typeof cardMarks {
  let rows = 0;
  return (own) => {
    const above = rows;
    rows += own;
    return cardMarks(own, laterBelow(above));
  };
}

function laterBelow(above: number): Later | undefined {
  if (above < rowsSeen.phone || above >= rowsNear) return undefined;
  return above < rowsSeen.desk ? 'phone' : 'anywhere';
}
