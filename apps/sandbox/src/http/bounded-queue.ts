export interface QueueLimits {
  readonly runningMax: number;
  readonly waitingMax: number;
  /** Jobs of one address that run or wait. */
  readonly perAddressMax: number;
}

interface Waiting {
  readonly cost: number;
  readonly start: () => void;
}

/** Why a job was not taken: this address has enough in the queue, or everybody together has. */
export class QueueFull {
  readonly because: 'address' | 'all';

  constructor(because: 'address' | 'all') {
    this.because = because;
  }
}

/** Work that costs much, a little at a time: cheap jobs first, and what can't be taken is refused at once instead of waiting. */
export class BoundedQueue {
  readonly #limits: QueueLimits;
  readonly #addresses = new Map<string, number>();
  #waiting: Waiting[] = [];
  #running = 0;

  constructor(limits: QueueLimits) {
    this.#limits = limits;
  }

  async run<Result>(address: string, job: () => Promise<Result>, cost = 0): Promise<Result | QueueFull> {
    const { perAddressMax, waitingMax, runningMax } = this.#limits;
    const held = this.#addresses.get(address) ?? 0;
    if (held >= perAddressMax) return new QueueFull('address');
    if (this.#running >= runningMax && this.#waiting.length >= waitingMax) return new QueueFull('all');
    this.#addresses.set(address, held + 1);
    try {
      await this.#turn(cost);
      return await job();
    } finally {
      this.#leave(address);
    }
  }

  #turn(cost: number): Promise<void> | undefined {
    if (this.#running < this.#limits.runningMax) {
      this.#running += 1;
      return undefined;
    }
    return new Promise((resolve) => {
      this.#waiting.push({ cost, start: resolve });
      this.#waiting = this.#waiting.toSorted((a, b) => a.cost - b.cost);
    });
  }

  /** The place goes to the next in line, or is free. */
  #leave(address: string): void {
    const left = (this.#addresses.get(address) ?? 1) - 1;
    if (left > 0) this.#addresses.set(address, left);
    else this.#addresses.delete(address);
    const next = this.#waiting.shift();
    if (next === undefined) this.#running -= 1;
    else next.start();
  }
}
