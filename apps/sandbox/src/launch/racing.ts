import { randomFrom, seedOf } from '@slipstream/simulation/random';
import { courses, horses, jockeys, silks } from './racing.data.ts';
import { roundAt, type RoundSchedule } from './rounds.ts';

export const racingSchedule: RoundSchedule = { everyMs: 300_000, playMs: 90_000 };
const margin = 1.15;

export interface Runner {
  readonly number: number;
  readonly name: string;
  readonly jockey: string;
  readonly silk: string;
  /** Decimal price times 1000. */
  readonly odds: number;
  /** Seconds from the off to the post. */
  readonly finishSec: number;
}

export interface Race {
  readonly id: number;
  readonly course: string;
  readonly distanceM: number;
  readonly runners: readonly Runner[];
}

export function racingState(seed: string, worldMs: number) {
  const place = roundAt(racingSchedule, worldMs);
  const results = [1, 2, 3, 4, 5].map((back) => {
    const race = raceOf(seed, place.number - back);
    return { id: race.id, course: race.course, placed: placed(race).slice(0, 3) };
  });
  const race = raceOf(seed, place.number);
  // Who wins leaves the server only once they are running.
  const runners = race.runners.map((runner) => ({
    ...runner,
    finishSec: place.phase === 'open' ? 0 : runner.finishSec,
  }));
  return { place, race: { ...race, runners }, results };
}

/** The card of one race. Prices come from the same strengths that decide it, so favourites win as often as they should. */
export function raceOf(seed: string, number: number): Race {
  const random = randomFrom(seedOf(seed, 'race', number));
  const count = 6 + random.below(5);
  const names = drawn(horses, count, random.below);
  const riders = drawn(jockeys, count, random.below);
  const strengths = names.map(() => Math.exp(random.normal() * 0.8));
  const total = strengths.reduce((sum, strength) => sum + strength, 0);
  const distanceM = 1000 + 200 * random.below(10);
  // The smallest of exponential times with these rates is each runner with chance strength / total: its fair price.
  const luck = strengths.map((strength) => -Math.log(1 - random.next()) / strength);
  const order = luck.map((_, runner) => runner).toSorted((a, b) => (luck[a] ?? 0) - (luck[b] ?? 0));
  return {
    id: number,
    course: courses[random.below(courses.length)] ?? '',
    distanceM,
    runners: names.map((name, runner) => ({
      number: runner + 1,
      name,
      jockey: riders[runner] ?? '',
      silk: silks[runner] ?? '#888888',
      odds: Math.max(1010, Math.round((total / (strengths[runner] ?? 1) / margin) * 100) * 10),
      finishSec: Math.round((distanceM / 16.5 + order.indexOf(runner) * 0.35) * 100) / 100,
    })),
  };
}

/** The runners in the order they pass the post. */
export function placed(race: Race): readonly Runner[] {
  return race.runners.toSorted((a, b) => a.finishSec - b.finishSec);
}

function drawn<T>(from: readonly T[], count: number, below: (count: number) => number): readonly T[] {
  const rest = [...from];
  return Array.from({ length: Math.min(count, rest.length) }, () => rest.splice(below(rest.length), 1)).flat();
}
