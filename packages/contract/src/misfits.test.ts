import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { misfitsOf } from './misfits.ts';
import { currencyCode, key, list, matchId, pattern, slug, text, whole } from './scalars.ts';
import { colourWire } from './site/brand/colour.ts';
import { timestamp } from './timestamp.ts';

const schema = z.object({
  name: text(3),
  kind: z.enum(['a', 'b']),
  count: whole(1, 5),
  id: pattern(/^q$/),
  items: list(z.object({ on: z.boolean() }), 1),
  either: z.union([z.string(), z.number()]),
});
const fits = { name: 'abc', kind: 'a', count: 2, id: 'q', items: [{ on: true }], either: 1 };

describe('what does not fit a schema', () => {
  it('is nothing where everything fits', () => {
    expect(misfitsOf(schema, fits)).toEqual([]);
  });

  it.each([
    [{ name: undefined }, 'name', 'is missing'],
    [{ name: 7 }, 'name', 'must be string, is 7'],
    [{ name: 'abcd' }, 'name', 'must have a length of at most 3, has 4'],
    [{ name: null }, 'name', 'must be string, is null'],
    [{ kind: 'c' }, 'kind', 'must be one of a, b, is "c"'],
    [{ count: 9 }, 'count', 'must be at most 5, is 9'],
    [{ count: 0 }, 'count', 'must be at least 1, is 0'],
    [{ count: 1.5 }, 'count', 'must be a whole number, is 1.5'],
    [{ id: 'x' }, 'id', 'must match /^q$/, is "x"'],
    [{ items: [{}] }, 'items.0.on', 'is missing'],
    [{ items: {} }, 'items', 'must be a list, is an object'],
    [{ items: [{ on: true }, { on: true }] }, 'items', 'must have a length of at most 1, has 2'],
    [{ either: null }, 'either', 'fits none of the forms it may have, is null'],
  ])('[RUN-1] has its path and its reason: %j', (change, path, reason) => {
    expect(misfitsOf(schema, { ...fits, ...change })).toEqual([{ path, reason }]);
  });

  it.each([
    ['a time', timestamp, '2026-11-17 18:00', 'a time in UTC such as 2026-11-17T18:00:00Z'],
    ['a colour', colourWire, 'red', '#f60, #ff6600 or oklch(0.7 0.19 48)'],
    ['a slug', slug, 'A_B', 'lower-case letters, digits and hyphens, such as arsenal-chelsea-m1001'],
    ['an id', matchId, 'a b', 'letters, digits and _ . : -, 64 at most'],
    ['a key', key, 'a b', 'letters, digits and _ . : / -, 100 at most'],
    ['a currency', currencyCode, 'eur', '2 to 10 capital letters or digits, such as EUR'],
  ])('[RUN-1] %s that cannot be read is described, not matched', (_, form, data, words) => {
    expect(misfitsOf(form, data)).toEqual([{ path: '', reason: `must be ${words}, is ${JSON.stringify(data)}` }]);
  });

  it('[RUN-1] a long text is not repeated whole', () => {
    expect(misfitsOf(z.number(), 'x'.repeat(1000))[0]?.reason.length).toBeLessThan(100);
  });
});
