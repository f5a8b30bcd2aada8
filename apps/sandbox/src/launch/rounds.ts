/** A launched game runs in rounds on a fixed beat of the world clock, so any moment says which round it is. */
export interface RoundBeat {
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

export function roundAt(beat: RoundBeat, worldMs: number): RoundPlace {
  const number = Math.floor(worldMs / beat.everyMs);
  const endMs = (number + 1) * beat.everyMs;
  const startMs = endMs - beat.playMs;
  return { number, startMs, endMs, phase: worldMs < startMs ? 'open' : 'playing' };
}
