import { createContext } from 'react';

import type { MatchHistory } from './market-facts.ts';

/** The earlier matches of the two sides, which came with the page. */
export const MatchHistoryContext = createContext<MatchHistory>({ headToHead: null, form: null });
