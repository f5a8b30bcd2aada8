import { webLog } from './web-log.server.ts';

export interface Problem {
  /** What has the same cause is one problem. */
  readonly cause: string;
  readonly line: string;
  readonly count: number;
  readonly seenAtMs: number;
}

export interface ProblemLogParts {
  readonly write: (line: string) => void;
  readonly now: () => number;
  /** Runs something later, without keeping the process alive for it. */
  readonly later: (ms: number, run: () => void) => void;
}

const minuteMs = 60_000;
/** How many causes are told apart; what comes beyond is counted as one. */
const causesMax = 200;
const lineLengthMax = 1500;
const furtherCauses = 'further problems';

/**
 * What went wrong, one line for each cause and minute, with a count of the lines left out (RUN-1, RUN-2). A failing backend fails
 * thousands of times a minute, and a log that nobody can read says nothing either.
 */
export class ProblemLog {
  readonly #parts: ProblemLogParts;
  readonly #problems = new Map<string, Problem>();
  /** How many lines were left out in the minute of each cause. */
  readonly #leftOut = new Map<string, number>();

  constructor(parts: ProblemLogParts) {
    this.#parts = parts;
  }

  report(wantedCause: string, line: string): void {
    const cause = this.#leftOut.has(wantedCause) || this.#leftOut.size < causesMax ? wantedCause : furtherCauses;
    this.#remember(cause, line);
    const leftOut = this.#leftOut.get(cause);
    this.#leftOut.set(cause, leftOut === undefined ? 0 : leftOut + 1);
    if (leftOut !== undefined) return;
    this.#parts.later(minuteMs, () => this.#close(cause));
    this.#parts.write(oneLine(line));
  }

  /** What was reported in the last milliseconds, the latest first. */
  recent(withinMs: number): readonly Problem[] {
    const sinceMs = this.#parts.now() - withinMs;
    return [...this.#problems.values()].filter(({ seenAtMs }) => seenAtMs >= sinceMs).toReversed();
  }

  #remember(cause: string, line: string): void {
    const count = (this.#problems.get(cause)?.count ?? 0) + 1;
    this.#problems.delete(cause);
    this.#problems.set(cause, { cause, line, count, seenAtMs: this.#parts.now() });
    const [oldest] = this.#problems.keys();
    if (this.#problems.size > causesMax && oldest !== undefined) this.#problems.delete(oldest);
  }

  #close(cause: string): void {
    const leftOut = this.#leftOut.get(cause) ?? 0;
    this.#leftOut.delete(cause);
    if (leftOut > 0) this.#parts.write(`${cause}: ${leftOut} more in the last minute`);
  }
}

/** Parts of a line come from the backend. */
function oneLine(text: string): string {
  return text.replace(/\p{Cc}/gu, ' ').slice(0, lineLengthMax);
}

const shared = Symbol.for('slipstream.problem-log');

/**
 * The log of this process. It is kept on the global object, because the built pages have a copy of this file of their own, and
 * `/ready` must know what they reported.
 */
export function problemLog(): ProblemLog {
  const holder = globalThis as { [shared]?: ProblemLog };
  holder[shared] ??= new ProblemLog({
    write: (line) => webLog().problem(line),
    now: () => performance.now(),
    later: (ms, run) => void setTimeout(run, ms).unref(),
  });
  return holder[shared];
}
