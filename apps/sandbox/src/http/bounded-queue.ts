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

type Because = 'address' | 'all' | 'abandoned';

/** Why a job was not done: this address has enough in the queue, or everybody together has, or whoever asked has gone. */
export class QueueFull {
  readonly because: Because;

  constructor(because: Because) {
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

  /** A job whose `signal` is aborted while it waits is never begun; it answers that it was abandoned. */
  async run<Result>(
    address: string,
    job: () => Promise<Result>,
    cost = 0,
    signal?: AbortSignal,
  ): Promise<Result | QueueFull> {
    if (signal?.aborted === true) return new QueueFull('abandoned');
    const { perAddressMax, waitingMax, runningMax } = this.#limits;
    const held = this.#addresses.get(address) ?? 0;
    if (held >= perAddressMax) return new QueueFull('address');
    if (this.#running >= runningMax && this.#waiting.length >= waitingMax) return new QueueFull('all');
    this.#addresses.set(address, held + 1);
    try {
      if (!(await this.#turn(cost, signal))) return new QueueFull('abandoned');
      try {
        return await job();
      } finally {
        this.#next();
      }
    } finally {
      this.#leave(address);
    }
  }

  /** Resolves with true when it is this one's turn, with false when whoever asked has gone before. */
  #turn(cost: number, signal: AbortSignal | undefined): true | Promise<boolean> {
    if (this.#running < this.#limits.runningMax) {
      this.#running += 1;
      return true;
    }
    return new Promise((resolve) => {
      const gone = () => {
        this.#waiting = this.#waiting.filter((other) => other !== one);
        resolve(false);
      };
      const start = () => {
        signal?.removeEventListener('abort', gone);
        resolve(true);
      };
      const one: Waiting = { cost, start };
      signal?.addEventListener('abort', gone, { once: true });
      this.#waiting = [...this.#waiting, one].toSorted((a, b) => a.cost - b.cost);
    });
  }

  /** The place goes to the next in line, or is free. */
  #next(): void {
    const next = this.#waiting.shift();
    if (next === undefined) this.#running -= 1;
    else next.start();
  }

  #leave(address: string): void {
    const left = (this.#addresses.get(address) ?? 1) - 1;
    if (left > 0) this.#addresses.set(address, left);
    else this.#addresses.delete(address);
  }
}
