/** Numbers from 0 up to 1 that follow from a seed alone, so that a walk can be taken again. */
export interface Random {
  next(): number;
  /** A whole number from 0 up to `below`. */
  whole(below: number): number;
  pick<Item>(items: readonly Item[]): Item | undefined;
  /** One of the items, the likelier the heavier it is. */
  weighted<Item extends { readonly weight: number }>(items: readonly Item[]): Item | undefined;
}

/** Mulberry32 over a hash of the seed (FNV-1a). */
export function createRandom(seed: string): Random {
  let state = 0x811c9dc5;
  for (const letter of seed) state = Math.imul(state ^ (letter.codePointAt(0) ?? 0), 0x01000193);
  const next = () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const whole = (below: number) => Math.floor(next() * below);
  return {
    next,
    whole,
    pick: (items) => items[whole(items.length)],
    weighted(items) {
      let left = next() * items.reduce((sum, { weight }) => sum + weight, 0);
      return items.find(({ weight }) => (left -= weight) < 0);
    },
  };
}
