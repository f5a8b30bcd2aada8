/** What React's events of keys and the browser's own have in common. */
type OddsKey = Pick<KeyboardEvent, 'key' | 'target' | 'currentTarget' | 'defaultPrevented' | 'preventDefault'>;

/**
 * Arrow keys: left and right move within the row, up and down to the same column of the next row, whichever list it is in.
 * Markets for which there is no room are passed over. The main part of every page has it, and the bet builder's dialog.
 */
export function moveBetweenOdds(event: OddsKey): void {
  const { target: from, currentTarget: place } = event;
  if (event.defaultPrevented || !(place instanceof HTMLElement)) return;
  if (!(from instanceof HTMLElement) || from.dataset['odds'] === undefined) return;
  const rows = [...place.querySelectorAll('[data-odds-row]')].map((row) =>
    [...row.querySelectorAll<HTMLElement>('[data-odds]')].filter((odds) => odds.checkVisibility()),
  );
  const rowIndex = rows.findIndex((row) => row.includes(from));
  const row = rows[rowIndex] ?? [];
  const column = row.indexOf(from);
  const forward = getComputedStyle(from).direction === 'rtl' ? -1 : 1;
  const targets: Record<string, HTMLElement | undefined> = {
    ArrowRight: row[column + forward],
    ArrowLeft: row[column - forward],
    ArrowDown: nearest(rows[rowIndex + 1], column),
    ArrowUp: nearest(rows[rowIndex - 1], column),
  };
  const target = targets[event.key];
  if (target === undefined) return;
  event.preventDefault();
  target.focus();
}

function nearest(row: readonly HTMLElement[] | undefined, column: number): HTMLElement | undefined {
  return row?.[Math.min(column, row.length - 1)];
}
