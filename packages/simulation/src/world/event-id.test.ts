import { assert, integer, property, record } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { eventIdOf, eventPlaceOf } from './event-id.ts';

describe('event ids', () => {
  it('[CAT-1] tell where in the calendar the event stands', () => {
    const place = record({
      week: integer({ min: 0, max: 90_000 }),
      league: integer({ min: 0, max: 511 }),
      index: integer({ min: 0, max: 2047 }),
    });
    assert(
      property(place, (given) => {
        expect(eventPlaceOf(eventIdOf(given))).toEqual(given);
      }),
    );
  });

  it.each(['', '0', '-5', '007', '1.5', '1e9', ' 12', 'abc', '9999999999999999', '999999999999999'])(
    'refuse %j, which was never handed out',
    (id) => {
      expect(eventPlaceOf(id)).toBeNull();
    },
  );

  it('refuse a place outside the number space', () => {
    expect(() => eventIdOf({ week: 1, league: 512, index: 0 })).toThrow(RangeError);
  });
});
