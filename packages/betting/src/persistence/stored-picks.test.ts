import { describe, expect, it } from 'vitest';
import { pickOf } from '../testing/fixtures.ts';
import { sealed, storedVersion } from './seal.ts';
import { parsePicks } from './stored-picks.ts';

const picks = [pickOf('a'), pickOf('b')];

describe('picks that were stored', () => {
  it('[SLIP-16] come back stale, in their order', () => {
    expect(parsePicks(sealed(picks))).toEqual(picks.map((pick) => ({ ...pick, isStale: true })));
  });

  it.each([
    ['nothing', ''],
    ['another version', sealed(picks, storedVersion + 1)],
    ['an older version', sealed(picks, 0)],
    ['a price that was raised', sealed(picks).replace('"odds":', '"odds":9')],
  ])('are let go: %s', (_, text) => {
    expect(parsePicks(text)).toEqual([]);
  });
});
