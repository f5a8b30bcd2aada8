import type { Problem } from '../state/reports/tab-problems.ts';

/** A failure as the client tells of it. */
interface ClientFailure {
  readonly type: string;
  readonly error: { readonly code: number; readonly message: string };
}

/** Codes of the protocol and the client that no network explains: an internal error, a token nobody gave, a bad configuration. */
const internalCodes: ReadonlySet<number> = new Set([5, 6, 8, 9, 12, 100]);

/**
 * Which failures of the realtime connection are reported (ERROR-2): those before the first connection, because then the site may be
 * wrong, and internal errors whenever they happen. A connection that breaks later is ordinary.
 */
export class ConnectionProblems {
  readonly #tell: (problem: Problem) => void;
  readonly #isOnline: () => boolean;
  #wasConnected = false;

  constructor(tell: (problem: Problem) => void, isOnline: () => boolean = () => navigator.onLine) {
    this.#tell = tell;
    this.#isOnline = isOnline;
  }

  readonly connected = (): void => {
    this.#wasConnected = true;
  };

  readonly failed = ({ type, error: { code, message } }: ClientFailure): void => {
    const isFirst = !this.#wasConnected && this.#isOnline();
    if (isFirst || internalCodes.has(code))
      this.#tell({ name: 'RealtimeError', message: `${type} ${code}: ${message}` });
  };

  /** A delta that can't be decoded leaves the client stuck. */
  readonly stuck = (): void => this.#tell({ name: 'RealtimeError', message: 'a publication could not be dispatched' });
}
