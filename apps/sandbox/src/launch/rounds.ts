/** A launched game runs in rounds on a fixed schedule of the world clock, so any moment says which round it is. */
export interface RoundSchedule {
  readonly everyMs: number;
  /** How long before the end of a round betting closes and the result is played out. */
  readonly playMs: number;
}

export interface RoundPlace {
  readonly number: number;
  /** When this round's result is played out. */
  readonly startMs: number;
  readonly endMs: number;
  readonly phase: 'open' | 'playing';
}

export function roundAt(schedule: RoundSchedule, worldMs: number): RoundPlace {
  const number = Math.floor(worldMs / schedule.everyMs);
  const endMs = (number + 1) * schedule.everyMs;
  const startMs = endMs - schedule.playMs;
  return { number, startMs, endMs, phase: worldMs < startMs ? 'open' : 'playing' };
}
