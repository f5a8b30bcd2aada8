import { randomFrom } from '../random.ts';

/** The element at an index that must exist; it throws if there is none. */
export function pick<T>(list: readonly T[], index: number): T {
  const value = list[index];
  if (value === undefined) throw new RangeError(`no element ${index} of ${list.length}`);
  return value;
}

/** Fisher-Yates shuffle of a copy, reproducible from its seed. */
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
