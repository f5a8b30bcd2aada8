import { describe, expect, it } from 'vitest';
import type { BookEnvironment } from '../book-environment.ts';
import { createOpenMatches } from './open-matches.ts';

/** An environment without any match on the board: each is looked at whenever time has passed. */
function floorAt(ms: number): BookEnvironment {
  return {
    world: () => ({ window: { holds: () => false } }),
    worldNow: () => ms,
  } as unknown as BookEnvironment;
}

describe('the matches that bets wait for', () => {
  it('[MYBETS-2] are looked at when they have moved, until nothing waits for them', () => {
    const matches = createOpenMatches();
    matches.add(['m']);
    expect(matches.due(floorAt(1))).toEqual(['m']);
    matches.seen('m', false);
    expect(matches.due(floorAt(1))).toEqual([]);
    expect(matches.due(floorAt(2))).toEqual(['m']);
    matches.seen('m', true);
    expect(matches.due(floorAt(3))).toEqual([]);
  });

  it.each([true, false])('[MYBETS-2] are looked at again for a bet that came meanwhile, over %s', (isOver) => {
    const matches = createOpenMatches();
    matches.add(['m']);
    expect(matches.due(floorAt(1))).toEqual(['m']);
    matches.add(['m']);
    matches.seen('m', isOver);
    expect(matches.due(floorAt(1))).toEqual(['m']);
  });
});
