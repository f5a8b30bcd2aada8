import type { DataStrategyResult, MiddlewareFunction } from 'react-router';

import { partsOfPage } from './word-parts.ts';
import { loadWords } from './words.ts';

/** A page is shown when its words have come, which are loaded along with its data (I18N-8). */
export const wordsFirst: MiddlewareFunction<Record<string, DataStrategyResult>> = async ({ request }, next) => {
  const parts = partsOfPage(new URL(request.url).pathname);
  const [results] = await Promise.all([next(), ...parts.map(async (part) => loadWords(part))]);
  return results;
};
