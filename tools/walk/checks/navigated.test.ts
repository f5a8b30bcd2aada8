import { describe, expect, it } from 'vitest';
import type { Shape } from '../facts.ts';
import { checkNavigated } from './navigated.ts';

const many = (count: number, name: string) => Array.from({ length: count }, (_, index) => `${name} ${index}`);
const blocks = (count: number) => many(count, 'market').map((name) => ({ name, prices: 3 }));
const page: Shape = {
  url: 'http://localhost/sportsbook/soccer/a-b-m1',
  headings: many(50, 'heading'),
  blocks: blocks(50),
  prices: 150,
  controls: many(100, 'button'),
};

describe('what a click led to', () => {
  it.each<[string, Partial<Shape>, readonly string[]]>([
    ['is the same', {}, []],
    ['has lost its markets', { blocks: blocks(2), prices: 6 }, ['blocks', 'prices']],
    ['has lost its headings and controls', { headings: many(2, 'heading'), controls: [] }, ['headings', 'controls']],
    ['has a few markets more', { blocks: blocks(54), prices: 160 }, []],
    ['has as many, but others', { blocks: blocks(50).map(({ prices }) => ({ name: 'x', prices })) }, ['blocks']],
    ['is another page', { url: 'http://localhost/sportsbook' }, ['address']],
    ['has a slash at its end', { url: `${page.url}/` }, []],
  ])('%s', (_, changes, what) => {
    expect(checkNavigated({ ...page, ...changes }, page).map((each) => each.what)).toEqual(what);
  });

  it('may differ by a match that ended in a short list', () => {
    const list = { ...page, blocks: blocks(4), prices: 12, headings: many(3, 'league') };
    expect(checkNavigated({ ...list, blocks: blocks(3), prices: 9, headings: many(2, 'league') }, list)).toEqual([]);
  });
});
