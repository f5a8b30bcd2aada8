const card = /<section\b[^>]*\sdata-rows="(\d+)"/g;

/** How many rows fill the first screen of a phone and of a desktop. */
const rowsSeen = { phone: 4, desk: 10 };

/** Browsers do not lay out cards below this many rows anyway (`content-visibility: auto`). */
const rowsNear = 40;

/**
 * Marks the match cards just below the first screen. A browser lays out two and a half screens before it paints; marked
 * cards are left out of the first frame and shown 0.1 s later (`league-card.module.css`).
 */
export function deferBelowFold(html: string): string {
  let rows = 0;
  return html.replace(card, (tag, own: string) => {
    const above = rows;
    rows += Number(own);
    if (above < rowsSeen.phone || above >= rowsNear) return tag;
    return `${tag} data-later="${above < rowsSeen.desk ? 'phone' : 'anywhere'}"`;
  });
}
