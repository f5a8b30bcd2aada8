import { pino } from 'pino';
import { hideSecrets } from './hide-secrets.ts';

/** One line per event. Never carries bodies, query strings or headers, where secrets travel (RUN-11). */
export interface ServerLog {
  request(entry: RequestEntry): void;
  failure(entry: FailureEntry): void;
  /** Something an operator should look at. */
  problem(message: string): void;
  /** What was done behind a request, after it was answered. */
  work(entry: WorkEntry): void;
}

export interface RequestEntry {
  readonly requestId: string;
  readonly method: string;
  /** Without its query. */
  readonly path: string;
  readonly status: number;
  readonly tookMs: number;
  readonly traceId?: string | undefined;
}

interface FailureEntry {
  readonly requestId: string;
  readonly path: string;
  readonly error: unknown;
}

interface WorkEntry {
  readonly work: string;
  /** What it was about, such as the id of a bet. */
  readonly subject: string;
  /** The request that it began with, if it is known. */
  readonly requestId: string | undefined;
}

export interface LogTerms {
  /** The first word of a readable line, and the `service` of one in JSON. */
  readonly service: string;
  /** `quiet` still tells of failures and problems, because nobody turns logging on before the first one. */
  readonly level: 'quiet' | 'requests';
  readonly format: 'text' | 'json';
  /** What every line in JSON says besides, such as the role of the process. */
  readonly facts?: Readonly<Record<string, string>>;
  readonly write: (line: string) => void;
}

type Level = 'info' | 'warn' | 'error';

export function createServerLog(terms: LogTerms): ServerLog {
  const put = terms.format === 'json' ? jsonLines(terms) : textLines(terms);
  const isLoud = terms.level === 'requests';
  return {
    request: (entry) => {
      if (isLoud) put(entry.status >= 500 ? 'error' : 'info', 'request', entry, requestText(entry));
    },
    failure: ({ error, ...entry }) => {
      const text = error instanceof Error ? (error.stack ?? error.message) : String(error);
      put('error', 'failure', { ...entry, error: text }, `${entry.path} failed (${entry.requestId}): ${text}`);
    },
    problem: (message) => put('warn', 'problem', { message }, message),
    work: (entry) => {
      if (isLoud) put('info', 'work', entry, `${entry.work} ${entry.subject} (${entry.requestId ?? 'no request'})`);
    },
  };
}

type Put = (level: Level, kind: string, facts: object, text: string) => void;

function jsonLines({ service, facts, write }: LogTerms): Put {
  const logger = pino(
    {
      base: { service, ...facts },
      timestamp: pino.stdTimeFunctions.isoTime,
      formatters: { level: (level) => ({ level }) },
    },
    { write },
  );
  return (level, kind, entry) => {
    const clean = Object.entries(entry).map(([name, value]) => [
      name,
      typeof value === 'string' ? hideSecrets(value) : value,
    ]);
    logger[level]({ kind, ...Object.fromEntries(clean) });
  };
}

function textLines({ service, write }: LogTerms): Put {
  return (_level, _kind, _entry, text) => write(`${service}: ${hideSecrets(text)}\n`);
}

function requestText({ method, path, status, tookMs, requestId }: RequestEntry): string {
  return `${method} ${path} ${status} in ${tookMs} ms (${requestId})`;
}
