const card = /<section\b[^>]*\sdata-rows="(\d+)"/g;

/** So many rows fill the first screen of a phone, and of a desk. */
const rowsSeen = { phone: 4, desk: 10 };

/** What comes after so many rows no browser lays out before it is near. */
const rowsNear = 40;

/**
 * Marks the cards of matches just below the first screen. A browser lays two and a half screens out before it paints the first; these
 * leave themselves out of the frame they come with, and are there a tenth of a second later (`league-card.module.css`).
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
