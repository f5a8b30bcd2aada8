/** A seeded stream of random numbers. Same seed, same stream, on every machine. */
export interface Random {
  /** Uniform in [0, 1). */
  next(): number;
  /** Whole number, from 0 to `count - 1`. */
  below(count: number): number;
  /** Normal with mean 0 and deviation 1. */
  normal(): number;
}

/** Folds any parts into one 32-bit seed, so that each fixture, market or player gets a stream of its own. */
export function seedOf(...parts: readonly (string | number)[]): number {
  let hash = 0x811c9dc5;
  for (const char of parts.join('\u0000')) {
    hash = Math.imul(hash ^ (char.codePointAt(0) ?? 0), 0x01000193);
  }
  return hash >>> 0;
}

/** Mulberry32: 32 bits of state are enough for a match, and a draw costs two multiplications. */
export function randomFrom(seed: number): Random {
  let state = seed >>> 0;
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
  return {
    next,
    below: (count) => Math.floor(next() * count),
    normal: () => Math.sqrt(-2 * Math.log(1 - next())) * Math.cos(2 * Math.PI * next()),
  };
}
