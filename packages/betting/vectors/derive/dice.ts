/** Numbers that are the same on every machine: a linear congruential generator over 2^32. */
export class Dice {
  private state: number;

  constructor(seed: number) {
    this.state = seed;
  }

  /** A whole number from `min` to `max`, both included. */
  between(min: number, max: number): number {
    this.state = (Math.imul(this.state, 1_664_525) + 1_013_904_223) >>> 0;
    return min + Math.floor((this.state / 2 ** 32) * (max - min + 1));
  }

  pick<Item>(items: readonly Item[]): Item {
    const item = items[this.between(0, items.length - 1)];
    if (item === undefined) throw new RangeError('nothing to pick from');
    return item;
  }

  list<Item>(length: number, make: () => Item): readonly Item[] {
    return Array.from({ length }, make);
  }

  /** Mostly prices as books quote them, sometimes one in thousandths or a long shot. */
  odds(): number {
    const kind = this.between(0, 9);
    if (kind < 7) return 10 * this.between(101, 600);
    return kind < 9 ? this.between(1001, 3000) : 1000 * this.between(10, 500);
  }

  stake(): number {
    return this.pick([1, 7, 100, 333, 1250, 9999, 250_000, 12_345_678]);
  }
}
