/** How many rows are looked at together: few enough for any memory, and for the values one statement may have. */
export const pageSize = 400;

/** Rows in the order of their key, a page at a time: however many there are, only one page is in memory. */
export async function* pages<Row extends { readonly id: string }>(
  next: (after: string, limit: number) => Promise<readonly Row[]>,
): AsyncGenerator<readonly Row[]> {
  for (let after = ''; ;) {
    const rows = await next(after, pageSize);
    if (rows.length > 0) yield rows;
    const last = rows.at(-1);
    if (last === undefined || rows.length < pageSize) return;
    after = last.id;
  }
}
