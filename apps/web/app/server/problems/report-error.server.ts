import { version as release } from '../../../package.json' with { type: 'json' };
import type { Config } from '../config/config.server.ts';

const stackMax = 4000;
/** Causes that are remembered; beyond them they are told again. */
const causesMax = 500;

type Reporting = Pick<Config, 'errorReportUrl' | 'environment'>;

/** Sends errors of the server to the site's error-reporting service, each once (ERROR-2). */
export class ErrorReports {
  readonly #send: typeof fetch;
  readonly #told = new Set<string>();

  constructor(send: typeof fetch = fetch) {
    this.#send = send;
  }

  report(thrown: unknown, path: string, { errorReportUrl, environment }: Reporting): void {
    if (errorReportUrl === null) return;
    const { name, message, stack = '' } = thrown instanceof Error ? thrown : new Error(String(thrown));
    const key = `${name} ${message} ${stack.slice(0, 200)}`;
    if (this.#told.has(key)) return;
    if (this.#told.size >= causesMax) this.#told.clear();
    this.#told.add(key);
    const body = { name, message, stack: stack.slice(0, stackMax), path, release, environment, on: 'server' };
    const headers = { 'content-type': 'text/plain' };
    void this.#send(errorReportUrl, { method: 'POST', headers, body: JSON.stringify(body) }).catch(() => undefined);
  }
}

export const errorReports = new ErrorReports();
