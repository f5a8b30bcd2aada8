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
  it.each<[string, Partial<Shape>, readonly RegExp[]]>([
    ['is the same', {}, []],
    ['has lost its markets', { blocks: blocks(2), prices: 6 }, [/2, 50 blocks.*; 6, 150 prices$/]],
    ['has lost its headings', { headings: many(2, 'heading') }, [/2, 50 headings/]],
    ['has lost its controls', { controls: [] }, [/0, 100 controls \(-button 0, -button 1, -button 2\)/]],
    ['has a few markets more', { blocks: blocks(54), prices: 160 }, []],
    ['has as many, but others', { blocks: blocks(50).map(({ prices }) => ({ name: 'x', prices })) }, [/50, 50 blocks/]],
    ['is another page', { url: 'http://localhost/sportsbook' }, [/its address loads/]],
    ['was opened by an app', { url: `${page.url}?mode=app` }, []],
    ['is filtered', { url: `${page.url}?tab=table` }, [/its address loads/]],
    ['has a slash at its end', { url: `${page.url}/` }, []],
  ])('%s', (_, changes, detail) => {
    const found = checkNavigated({ ...page, ...changes }, page);
    expect(found.map((each) => each.detail)).toEqual(detail.map((line) => expect.stringMatching(line)));
  });

  it('may differ by a match that ended in a short list', () => {
    const list = { ...page, blocks: blocks(4), prices: 12, headings: many(3, 'league') };
    expect(checkNavigated({ ...list, blocks: blocks(3), prices: 9, headings: many(2, 'league') }, list)).toEqual([]);
  });
});
