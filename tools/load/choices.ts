import { randomFrom, seedOf, type Random } from '@slipstream/simulation/random';

/** The choices of one client: the same seed makes the same ones, whatever the others do meanwhile. */
export function choicesOf(seed: string, kind: string, number = 0): Random {
  return randomFrom(seedOf(seed, kind, number));
}

export function oneOf<Item>(random: Random, list: readonly Item[]): Item | undefined {
  return list[random.below(list.length)];
}

/** How long until the next of so many arrivals a second that know nothing of each other. */
export function nextArrivalMs(random: Random, perSecond: number): number {
  return (-Math.log(1 - random.next()) / perSecond) * 1000;
}

export function between(random: Random, least: number, most: number): number {
  return least + random.next() * (most - least);
}
