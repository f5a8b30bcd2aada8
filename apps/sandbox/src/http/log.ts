/** One line of JSON per event. Never carries bodies, query strings or headers, where secrets travel. */
export interface Log {
  request(entry: RequestEntry): void;
  failure(entry: FailureEntry): void;
  notice(message: string): void;
}

interface RequestEntry {
  readonly requestId: string;
  readonly method: string;
  readonly path: string;
  readonly status: number;
  readonly tookMs: number;
}

interface FailureEntry {
  readonly requestId: string;
  readonly path: string;
  readonly error: unknown;
}

/** A quiet log still tells of failures, because nobody turns logging on before the first one. */
export function createLog(level: 'quiet' | 'requests', write: (line: string) => void): Log {
  const line = (kind: string, facts: object) =>
    write(`${JSON.stringify({ at: new Date().toISOString(), kind, ...facts })}\n`);
  return {
    request: (entry) => {
      if (level === 'requests') line('request', entry);
    },
    failure: ({ error, ...entry }) =>
      line('failure', {
        ...entry,
        error: error instanceof Error ? (error.stack ?? error.message) : String(error),
      }),
    notice: (message) => {
      if (level === 'requests') line('notice', { message });
    },
  };
}
