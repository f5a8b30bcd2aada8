import { AsyncLocalStorage } from 'node:async_hooks';

import type { MarketsPerRow } from '../../../site/markets-per-row.ts';
import type { RowMarketChoices } from '../../../site/row-markets.ts';
import { readDisplayPreferences } from '../../../state/preferences/display-preferences.ts';

/** What the rows of lists show. */
export interface RowLayout {
  readonly markets: MarketsPerRow;
  readonly choices: RowMarketChoices;
}

const layouts = new AsyncLocalStorage<RowLayout>();
const usual: RowLayout = { markets: 1, choices: {} };

/** Every list of the page is loaded with as many markets a row as the browser said it has room for, and with those the player chose. */
export function withRowLayout<Result>(request: Request, load: () => Result): Result {
  const { markets = 1, columns = {} } = readDisplayPreferences(request.headers.get('cookie'));
  return layouts.run({ markets, choices: columns }, load);
}

export function rowLayout(): RowLayout {
  return layouts.getStore() ?? usual;
}
