import { randomFrom, seedOf } from '@slipstream/simulation/random';
import { roundAt, type RoundSchedule } from './rounds.ts';

const schedule: RoundSchedule = { everyMs: 360_000, playMs: 60_000 };
const numberMax = 49;
const drawnCount = 6;

export interface Draw {
  readonly id: number;
  /** In the order the balls fall. */
  readonly numbers: readonly number[];
}

export function lotteryState(seed: string, worldMs: number) {
  const place = roundAt(schedule, worldMs);
  return {
    place,
    numberMax,
    // The numbers of a draw leave the server only once they are being drawn.
    draw: place.phase === 'playing' ? drawOf(seed, place.number) : { id: place.number, numbers: [] },
    results: [1, 2, 3, 4, 5, 6].map((back) => drawOf(seed, place.number - back)),
  };
}

export function drawOf(seed: string, number: number): Draw {
  const random = randomFrom(seedOf(seed, 'draw', number));
  const drum = Array.from({ length: numberMax }, (_, ball) => ball + 1);
  const numbers = Array.from({ length: drawnCount }, () => drum.splice(random.below(drum.length), 1)).flat();
  return { id: number, numbers };
}
