import { describe, expect, it } from 'vitest';
import { checkBack, type Place } from './back.ts';

const rows = (...list: readonly (readonly [string, number])[]) => list.map(([key, top]) => ({ key, top, height: 60 }));
const before: Place = { scrollY: 700, rows: rows(['match 1', 80], ['match 2', 140], ['match 3', 200]) };

describe('a way back', () => {
  it.each<[string, Place, number]>([
    ['to the same place', before, 0],
    ['to a few pixels beside', { ...before, rows: rows(['match 1', 100], ['match 2', 160]) }, 0],
    ['with another row at the top', { scrollY: 900, rows: rows(['match 2', 80], ['match 3', 140]) }, 0],
    ['far below', { scrollY: 1514, rows: rows(['match 8', 80], ['match 9', 140]) }, 1],
    ['to the top', { scrollY: 0, rows: rows(['h1 League', 80], ['match 1', 400]) }, 1],
    ['to the end of a page that is shorter now', { scrollY: 600, scrollMax: 600, rows: rows(['match 1', 180]) }, 0],
    ['to the end of a page that has moved', { scrollY: 600, scrollMax: 600, rows: rows(['match 1', 280]) }, 1],
    ['short of the end', { scrollY: 600, scrollMax: 650, rows: rows(['match 1', 180]) }, 1],
    ['where the first row has ended', { scrollY: 640, rows: rows(['match 2', 140], ['match 3', 200]) }, 0],
  ])('%s', (_, after, count) => {
    expect(checkBack(before, after)).toHaveLength(count);
  });

  it('to a list that grew in its middle', () => {
    const list: Place = {
      scrollY: 0,
      rows: rows(['h3 League', 80], ['match 1', 140], ['match 2', 200], ['h3 Cup', 260]),
    };
    const grown = rows(['h3 League', 20], ['match 9', 80], ['match 1', 140], ['match 2', 200], ['h3 Cup', 260]);
    const far = rows(['h3 League', -60], ['match 1', 140], ['match 2', 200], ['h3 Cup', 260]);
    expect(checkBack(list, { scrollY: 60, rows: grown })).toEqual([]);
    expect(checkBack(list, { scrollY: 200, rows: far })).toEqual([]);
    expect(checkBack(list, { scrollY: 200, rows: far.map((row) => ({ ...row, top: row.top - 200 })) })).toHaveLength(1);
  });

  it('to a page that was left at its top and is there again', () => {
    const top = { scrollY: 0, rows: rows(['match 1', 80]) };
    expect(checkBack(top, { scrollY: 0, rows: rows(['match 7', 80]) })).toEqual([]);
  });

  it('to a page that is laid out otherwise now', () => {
    const moved = { scrollY: 700, rows: rows(['match 1', 180], ['match 2', 240]) };
    const live: Place = { ...before, layout: 'live' };
    expect(checkBack(live, { ...moved, layout: 'ended' })).toEqual([]);
    expect(checkBack(live, { ...moved, layout: 'live' })).toHaveLength(1);
  });

  it('says nothing of a page that has no rows', () => {
    expect(checkBack({ scrollY: 300, rows: [] }, { scrollY: 0, rows: [] })).toEqual([]);
  });

  it('does not go by rows that are there twice', () => {
    const twice: Place = { scrollY: 700, rows: rows(['match 1', 80], ['match 1', 140], ['match 2', 200]) };
    expect(checkBack(twice, { scrollY: 700, rows: rows(['match 1', 900], ['match 2', 200]) })).toEqual([]);
  });
});
