import { randomFrom, seedOf } from '@slipstream/simulation/random';
import { roundAt, type RoundSchedule } from './rounds.ts';

export const lotterySchedule: RoundSchedule = { everyMs: 360_000, playMs: 60_000 };
export const numberMax = 49;
const drawnCount = 6;
/** What one, two and three numbers pay, all of them drawn: fair would be 8.17, 78.4 and 921. */
export const lotteryOdds = [7000, 62_000, 700_000] as const;

export interface Draw {
  readonly id: number;
  /** In the order the balls fall. */
  readonly numbers: readonly number[];
}

export function lotteryState(seed: string, worldMs: number) {
  const place = roundAt(lotterySchedule, worldMs);
  return {
    place,
    numberMax,
    odds: lotteryOdds,
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
