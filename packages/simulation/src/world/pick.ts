import { randomFrom } from '../random.ts';

/** The element at a place the caller knows to exist; a hole is a bug in the calendar's arithmetic. */
export function pick<T>(list: readonly T[], index: number): T {
  const value = list[index];
  if (value === undefined) throw new RangeError(`no element ${index} of ${list.length}`);
  return value;
}

/** Fisher-Yates over a copy, drawn from a seed so that the order can be found again from nothing. */
export function shuffled<T>(list: readonly T[], seed: number): readonly T[] {
  const random = randomFrom(seed);
  const copy = [...list];
  for (let last = copy.length - 1; last > 0; last -= 1) {
    const other = random.below(last + 1);
    const held = pick(copy, last);
    copy[last] = pick(copy, other);
    copy[other] = held;
  }
  return copy;
}
