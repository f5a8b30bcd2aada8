import { loadAgain } from '../loading/load-again.ts';
import type { WordPart } from './word-parts.ts';
import { loadWords } from './words.ts';

/** Code that is loaded when it is needed, together with the words it is drawn with. */
export function withWords<Code>(parts: readonly WordPart[], load: () => Promise<Code>): () => Promise<Code> {
  return async () => {
    const [code] = await Promise.all([loadAgain(load), ...parts.map(async (part) => loadWords(part))]);
    return code;
  };
}
