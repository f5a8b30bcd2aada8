import { parsePath } from '../../site/paths.ts';

/** The parts that the words of a language are loaded in (I18N-8). Which words are in each: `server/words/word-parts.data.ts`. */
export type WordPart = 'first' | 'pages' | 'match' | 'slip' | 'bets' | 'bonuses' | 'more';

/** The parts a page is drawn with. Whatever opens later loads its own (`with-words.ts`). */
export function partsOfPage(pathname: string): readonly WordPart[] {
  const target = parsePath(pathname)?.target ?? '/';
  const [first = '', second] =
    target
      .split(/[?#]/, 1)[0]
      ?.split('/')
      .filter((segment) => segment !== '') ?? [];
  if (first === '') return ['first'];
  if (first === 'promotions') return ['first', 'pages', 'bonuses'];
  if (first === 'users') return ['first', 'pages', 'more'];
  return second === undefined ? ['first', 'pages'] : ['first', 'pages', 'match'];
}
