import type { Fixture } from '@slipstream/simulation/fixture';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { BoardsAhead } from './boards-ahead.ts';

const hourMs = 3_600_000;
const fixtures = [-1, 1, 2, 3, 4, 30].map((hours) => ({ id: String(hours), startMs: hours * hourMs }) as Fixture);
const idsOf = (found: readonly Fixture[]) => found.map(({ id }) => id);

afterEach(() => vi.restoreAllMocks());

function utilise(utilization: number): void {
  vi.spyOn(performance, 'eventLoopUtilization').mockReturnValue({ idle: 0, active: 0, utilization });
}

describe('boards made ahead', () => {
  it('are those of the next day that nobody has asked for, two in a tick', () => {
    utilise(0.1);
    const ahead = new BoardsAhead();
    const made = new Map([['2', true]]);
    expect(idsOf(ahead.next(fixtures, 0, made))).toEqual(['1', '3']);
    expect(idsOf(ahead.next(fixtures, 0, made))).toEqual(['4']);
    expect(idsOf(ahead.next(fixtures, 10 * hourMs, made))).toEqual(['30']);
  });

  it('[LOAD-1] are none while the process is busy, and are made later', () => {
    utilise(0.9);
    const ahead = new BoardsAhead();
    expect(ahead.next(fixtures, 0, new Map())).toEqual([]);
    utilise(0.1);
    expect(idsOf(ahead.next(fixtures, 0, new Map()))).toEqual(['1', '2']);
  });
});
