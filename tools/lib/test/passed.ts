import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { root } from '../root.ts';
import { add, type Count } from './steps.ts';

/** What passed, and with which inputs. */
export interface Passed {
  readonly fingerprint: string;
  readonly passed: number;
  readonly skipped: number;
}

interface Sifted {
  readonly changed: readonly string[];
  readonly fingerprints: ReadonlyMap<string, string>;
  readonly count: Count;
  readonly skipped: Map<string, number>;
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

  /** Parts files of tests into those that have to run and what the others came to when they passed. */
  sift(files: readonly string[], fingerprintOf: (file: string) => string): Sifted {
    const fingerprints = new Map(files.map((each) => [each, fingerprintOf(each)]));
    const skipped = new Map<string, number>();
    const changed: string[] = [];
    let count: Count = { passed: 0, failed: 0, skipped: 0 };
    for (const [each, fingerprint] of fingerprints) {
      const known = this.find(each, fingerprint);
      if (known === null) {
        changed.push(each);
        continue;
      }
      count = add(count, { ...known, failed: 0 });
      if (known.skipped > 0) skipped.set(each, known.skipped);
    }
    return { changed, fingerprints, count, skipped };
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
