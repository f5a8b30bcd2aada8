import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { root } from '../root.ts';

/** What passed, and with which inputs. */
export interface Passed {
  readonly fingerprint: string;
  readonly passed: number;
  readonly skipped: number;
}

interface Kept {
  readonly passed: Record<string, Passed>;
  /** Seconds each step took the last time it ran whole. */
  readonly seconds: Record<string, number>;
}

const file = join(root, 'node_modules/.cache/slipstream/tests.json');

/** Remembers what passed: a test whose inputs did not change since is not run again. */
export class PassedTests {
  readonly #kept: Kept = existsSync(file)
    ? (JSON.parse(readFileSync(file, 'utf8')) as Kept)
    : { passed: {}, seconds: {} };
  readonly #isForgetful: boolean;

  /** With `isForgetful`, everything runs; what passes is remembered all the same. */
  constructor(isForgetful: boolean) {
    this.#isForgetful = isForgetful;
  }

  find(name: string, fingerprint: string): Passed | null {
    const kept = this.#kept.passed[name];
    return this.#isForgetful || kept?.fingerprint !== fingerprint ? null : kept;
  }

  add(name: string, passed: Passed): void {
    this.#kept.passed[name] = passed;
  }

  secondsOf(step: string): number | null {
    return this.#kept.seconds[step] ?? null;
  }

  setSeconds(step: string, seconds: number): void {
    this.#kept.seconds[step] = seconds;
  }

  save(): void {
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, JSON.stringify(this.#kept));
  }
}
