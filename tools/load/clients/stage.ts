import { setTimeout as wait } from 'node:timers/promises';
import type { Phase } from '../script.ts';

const lookMs = 50;
/** What is under way when the world is to be moved may take so long; it is moved then in any case. */
const drainMsMax = 15_000;

/** The phase that is being replayed, for everybody who takes part in it. */
export class Stage {
  readonly #over = new AbortController();
  #phase: Phase | null = null;
  #underWay = 0;
  #problem: unknown = null;

  get isOver(): boolean {
    return this.#over.signal.aborted;
  }

  /** Null while the world is moved: nobody begins anything then. */
  get phase(): Phase | null {
    return this.isOver ? null : this.#phase;
  }

  get underWay(): number {
    return this.#underWay;
  }

  open(phase: Phase): void {
    this.#phase = phase;
  }

  /** Nothing new begins; resolves when what was under way has ended. */
  async close(): Promise<void> {
    this.#phase = null;
    const untilMs = performance.now() + drainMsMax;
    while (this.#underWay > 0 && performance.now() < untilMs) await wait(lookMs);
  }

  end(): void {
    this.#over.abort();
  }

  /** An answer that can't be read ends the replay: its figures would mean nothing. */
  fail(problem: unknown): void {
    this.#problem ??= problem;
    this.end();
  }

  throwIfFailed(): void {
    if (this.#problem !== null) throw this.#problem;
  }

  async during(work: () => Promise<void>): Promise<void> {
    this.#underWay += 1;
    try {
      await work();
    } catch (error) {
      this.fail(error);
    } finally {
      this.#underWay -= 1;
    }
  }

  /** Resolves with the phase once one is open that is wanted, with null when all is over. */
  async turn(isWanted: (phase: Phase) => boolean): Promise<Phase | null> {
    while (!this.isOver) {
      const { phase } = this;
      if (phase !== null && isWanted(phase)) return phase;
      await wait(lookMs);
    }
    return null;
  }

  /** Sleeps, at most until all is over. */
  async rest(ms: number): Promise<void> {
    await wait(ms, undefined, { signal: this.#over.signal }).catch(() => undefined);
  }
}
