/** Wrong guesses of one name, and the ones being looked at. */
export interface Tally {
  wrong: number;
  held: number;
  /** When the first and the last wrong guess were checked. */
  firstMs: number;
  lastMs: number;
}

/** Names come from outside, so only so many are remembered, the latest ones. */
const namesMax = 50_000;

/** Tallies by name; one is forgotten so long after the first, or after the last, of its wrong guesses. */
export class GuessTallies {
  readonly #lifeMs: number;
  readonly #since: 'firstMs' | 'lastMs';
  readonly #tallies = new Map<string, Tally>();

  constructor(lifeMs: number, since: 'firstMs' | 'lastMs') {
    this.#lifeMs = lifeMs;
    this.#since = since;
  }

  /** Looking remembers nothing; `keep` does. */
  at(name: string, nowMs: number): Tally {
    const tally = this.#tallies.get(name) ?? { wrong: 0, held: 0, firstMs: nowMs, lastMs: nowMs };
    if (tally.wrong > 0 && nowMs - tally[this.#since] >= this.#lifeMs) tally.wrong = 0;
    return tally;
  }

  keep(name: string, tally: Tally): void {
    rememberLatest(this.#tallies, name, tally);
  }
}

export function countWrong(tally: Tally, nowMs: number): void {
  if (tally.wrong === 0) tally.firstMs = nowMs;
  tally.wrong += 1;
  tally.lastMs = nowMs;
}

export function rememberLatest<Value>(map: Map<string, Value>, name: string, value: Value): void {
  map.delete(name);
  map.set(name, value);
  if (map.size > namesMax) map.delete(map.keys().next().value ?? '');
}
