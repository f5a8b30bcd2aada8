import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { settleOrder } from './settle-order.ts';

const keys = fc.uniqueArray(fc.integer({ min: 0, max: 30 }), { maxLength: 20 });
const held = fc.array(fc.integer({ min: 0, max: 30 }), { maxLength: 4 });

describe('settleOrder', () => {
  it.each([
    ['a first drawing is as wanted', '', 'bac', '', 'bac'],
    ['a match that ended leaves', 'abc', 'ac', '', 'ac'],
    ['a match that ended under the focus stays', 'abc', 'ac', 'b', 'abc'],
    ['a new match stands after the one it follows', 'ac', 'abc', '', 'abc'],
    ['several new ones keep their order', 'ad', 'abcd', '', 'abcd'],
    ['one that follows none comes first', 'bc', 'abc', '', 'abc'],
    ['a changed order moves nobody', 'abc', 'cba', '', 'abc'],
    ['a newcomer beside others that changed places', 'abc', 'cxba', '', 'abcx'],
    ['everything is new', 'abc', 'xyz', '', 'xyz'],
    ['a held one waits among all that is new', 'abc', 'xyz', 'b', 'xyzb'],
    ['what is held but was never shown is nothing', 'ab', 'ab', 'z', 'ab'],
  ])('%s', (_, shown, wanted, keep, settled) => {
    expect(settleOrder([...shown], [...wanted], new Set(keep)).join('')).toBe(settled);
  });

  it('shows all that is wanted and all that is held, each once', () => {
    fc.assert(
      fc.property(keys, keys, held, (shown, wanted, keep) => {
        const settled = settleOrder(shown, wanted, new Set(keep));
        const expected = new Set([...wanted, ...shown.filter((key) => keep.includes(key))]);
        expect(settled).toHaveLength(expected.size);
        expect(new Set(settled)).toEqual(expected);
      }),
    );
  });

  it('never changes the order of two that were shown before', () => {
    fc.assert(
      fc.property(keys, keys, held, (shown, wanted, keep) => {
        const settled = settleOrder(shown, wanted, new Set(keep)).filter((key) => shown.includes(key));
        expect(settled).toEqual(shown.filter((key) => settled.includes(key)));
      }),
    );
  });

  it('is at rest when asked again', () => {
    fc.assert(
      fc.property(keys, keys, held, (shown, wanted, keep) => {
        const settled = settleOrder(shown, wanted, new Set(keep));
        expect(settleOrder(settled, wanted, new Set(keep))).toEqual(settled);
      }),
    );
  });
});
