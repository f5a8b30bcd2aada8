/** The row a key leads to from one row of a list; undefined for keys that mean nothing here, and at the ends. */
export function neighbourOf<Row>(key: string, rows: readonly Row[], at: number): Row | undefined {
  if (at < 0) return undefined;
  switch (key) {
    case 'ArrowDown':
      return rows[at + 1];
    case 'ArrowUp':
      return rows[at - 1];
    case 'Home':
      return at === 0 ? undefined : rows[0];
    case 'End':
      return at === rows.length - 1 ? undefined : rows.at(-1);
    default:
      return undefined;
  }
}
