/** What is needed of a server of `node:http`, which this package does not know. */
export interface DrainedServer {
  prependListener(event: 'request', listener: (request: unknown, response: DrainedResponse) => void): unknown;
  close(): unknown;
  closeIdleConnections(): void;
}

interface DrainedResponse {
  setHeader(name: string, value: string): unknown;
  once(event: 'close', listener: () => void): unknown;
}

export interface DrainTerms {
  /** How long the server goes on taking requests after it said that it is not ready, so that a load balancer notices. */
  readonly noticeMs: number;
  /** How long requests under way may take to finish after that. */
  readonly finishMsMax: number;
}

export interface Drain {
  readonly isDraining: () => boolean;
  /** Resolves when no request is under way and no new one is taken, or when the time for it is over. */
  start(): Promise<void>;
}

/** Requests under way may take so long to finish. */
export const finishMsUsual = 4_000;

/**
 * The orderly end of a server (RUN-5): it says that it is not ready, takes requests for a while, then no new connections, and
 * waits for the requests under way. Connections that are kept open are told to close with the next answer.
 */
export function createDrain(server: DrainedServer, { noticeMs, finishMsMax }: DrainTerms): Drain {
  let draining: Promise<void> | null = null;
  let running = 0;
  let allDone: (() => void) | null = null;
  server.prependListener('request', (_, response) => {
    running += 1;
    if (draining !== null) response.setHeader('Connection', 'close');
    response.once('close', () => {
      running -= 1;
      if (running === 0) allDone?.();
    });
  });
  const drain = async () => {
    await passed(noticeMs);
    server.close();
    server.closeIdleConnections();
    await finished();
  };
  const finished = () =>
    new Promise<void>((resolve) => {
      const late = setTimeout(resolve, finishMsMax);
      allDone = () => {
        clearTimeout(late);
        resolve();
      };
      if (running === 0) allDone();
    });
  return { isDraining: () => draining !== null, start: () => (draining ??= drain()) };
}

function passed(ms: number): Promise<void> {
  return ms === 0 ? Promise.resolve() : new Promise((resolve) => setTimeout(resolve, ms));
}
