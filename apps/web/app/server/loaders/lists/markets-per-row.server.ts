import { AsyncLocalStorage } from 'node:async_hooks';

import { readDisplayPreferences } from '../../../state/preferences/display-preferences.ts';
import type { MarketsPerRow } from '../../../site/markets-per-row.ts';

const groups = new AsyncLocalStorage<MarketsPerRow>();

/** Every list of the page is loaded with as many markets a row as the browser said it has room for. */
export function withMarketsPerRow<Result>(request: Request, load: () => Result): Result {
  return groups.run(readDisplayPreferences(request.headers.get('cookie')).markets ?? 1, load);
}

export function marketsPerRow(): MarketsPerRow {
  return groups.getStore() ?? 1;
}
