const mark = 'sheet';

/** Whether an entry of the history is the extra one of an open sheet; see sheet-history.ts. */
export function isSheetEntry(state: unknown): boolean {
  return typeof state === 'object' && state !== null && Object.hasOwn(state, mark);
}

/** The state of the extra entry for a sheet on a page. */
export function sheetEntryOf(page: unknown): object {
  return { ...(typeof page === 'object' ? page : null), [mark]: true };
}

/**
 * Called before the router exists. A page that is opened from a sheet takes the place of the sheet's entry, so that Back
 * and Forward lead from page to page.
 */
export function openPagesOverSheets(): void {
  const push = history.pushState.bind(history);
  history.pushState = (state: unknown, unused, url) => {
    if (isSheetEntry(history.state) && !isSheetEntry(state)) history.replaceState(state, unused, url);
    else push(state, unused, url);
  };
}
