/** A row of a list or a card, and its distance from the top of the screen. */
export interface RowPlace {
  readonly name: string;
  /** A match may stand in several lists of a page. */
  readonly nth: number;
  readonly top: number;
  /** The row that was opened: the one to find again. */
  readonly isOpened: boolean;
}

/** The part of a page that is on the screen, measured like `getBoundingClientRect`. */
export interface View {
  readonly top: number;
  readonly size: number;
}

/** More than one, because a match may have left its list when the page is shown again. */
const placesMax = 8;

/** The rows on the screen, the uppermost first; `target` is what was pressed. */
export function rowPlaces({ top, size }: View, target: EventTarget | null = null): readonly RowPlace[] {
  const places: RowPlace[] = [];
  for (const { row, ...name } of namedRows()) {
    // Measuring a row that is not laid out would force its layout.
    if (!row.checkVisibility({ contentVisibilityAuto: true })) continue;
    const box = row.getBoundingClientRect();
    if (box.bottom <= top || box.top >= top + size) continue;
    places.push({ ...name, top: box.top - top, isOpened: target instanceof Node && row.contains(target) });
  }
  const sorted = places.toSorted((one, other) => one.top - other.top);
  return [...sorted.slice(0, placesMax), ...sorted.slice(placesMax).filter(({ isOpened }) => isOpened)];
}

/**
 * How far to scroll so that these rows are where they were: by the opened row, else by the majority, because a single
 * match may have moved in its list.
 */
export function distanceTo(places: readonly RowPlace[], { top }: View): number | undefined {
  const rows = new Map([...namedRows()].map(({ name, nth, row }) => [`${name} ${nth}`, row]));
  const counts = new Map<number, number>();
  for (const place of places) {
    const row = rows.get(`${place.name} ${place.nth}`);
    if (row === undefined) continue;
    const distance = row.getBoundingClientRect().top - top - place.top;
    const isAlone = !rows.has(`${place.name} 1`);
    if (place.isOpened && isAlone) return distance;
    const same = [...counts.keys()].find((other) => Math.abs(other - distance) < 1) ?? distance;
    counts.set(same, (counts.get(same) ?? 0) + 1);
  }
  const most = Math.max(...counts.values());
  return [...counts].find(([, count]) => count === most)?.[0];
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
