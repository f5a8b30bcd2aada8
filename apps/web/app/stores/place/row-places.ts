/** A row of a list or a card of a page, and how far below the top of the screen it began. */
export interface RowPlace {
  readonly name: string;
  /** A match may stand in several lists of a page. */
  readonly nth: number;
  readonly top: number;
}

/** The part of a page that is on the screen, measured like `getBoundingClientRect`. */
export interface View {
  readonly top: number;
  readonly size: number;
}

/** More than one, for a match may have left its list when the page is shown again. */
const placesMax = 8;

/** The rows on the screen, the uppermost first. */
export function rowPlaces({ top, size }: View): readonly RowPlace[] {
  const places: RowPlace[] = [];
  for (const { row, ...name } of namedRows()) {
    if (places.length >= placesMax) break;
    // To measure a row that is not laid out would lay it out.
    if (!row.checkVisibility({ contentVisibilityAuto: true })) continue;
    const box = row.getBoundingClientRect();
    if (box.bottom > top && box.top < top + size) places.push({ ...name, top: box.top - top });
  }
  return places.toSorted((one, other) => one.top - other.top);
}

/** How far the page has to be scrolled for the first of these rows that is still there to be where it was. */
export function distanceTo(places: readonly RowPlace[], { top }: View): number | undefined {
  const rows = new Map([...namedRows()].map(({ name, nth, row }) => [`${name} ${nth}`, row]));
  for (const place of places) {
    const row = rows.get(`${place.name} ${place.nth}`);
    if (row !== undefined) return row.getBoundingClientRect().top - top - place.top;
  }
  return undefined;
}

function* namedRows(): Generator<{ readonly name: string; readonly nth: number; readonly row: HTMLElement }> {
  const counts = new Map<string, number>();
  for (const row of document.querySelectorAll<HTMLElement>('main [data-match], main [data-card]')) {
    const name = row.dataset['match'] ?? row.dataset['card'] ?? '';
    const nth = counts.get(name) ?? 0;
    counts.set(name, nth + 1);
    yield { name, nth, row };
  }
}
