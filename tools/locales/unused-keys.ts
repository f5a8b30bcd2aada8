import { readFileSync } from 'node:fs';
import path from 'node:path';

/** Words of things that data names: sports, countries, markets, demo players, errors of calls. */
const named = /^sandbox\.(?:sports|categories|markets|marketPhrases|offers|site|bets|failures)\./;
/** Words that a value of the contract chooses. */
const wordBreak = /[^\w]+/;

/** Keys of English that no source says: their last piece, or the one before it, stands nowhere in the code. */
export function unusedKeys(keys: Iterable<string>, root: string, files: readonly string[]): readonly string[] {
  const words = new Set(files.flatMap((file) => readFileSync(path.join(root, file), 'utf8').split(wordBreak)));
  return [...keys].filter((key) => {
    const [last = '', before = ''] = key.split('.').toReversed();
    return !named.test(key) && !words.has(last) && !words.has(before);
  });
}
