import type { BrowserContext, Request } from '@playwright/test';
import type { Trouble } from './checks/errors.ts';

/** Listens to everything that goes wrong in a browser, from all its pages. */
export class Recorder {
  #troubles: Trouble[] = [];
  readonly #startedMs = new WeakMap<Request, number>();

  constructor(context: BrowserContext) {
    context.on('request', (request) => this.#startedMs.set(request, Date.now()));
    context.on('requestfailed', (request) => this.#failed(request));
    context.on('response', (response) => {
      if (response.status() >= 500)
        this.#add({ kind: 'status', what: `${response.status()} ${line(response.request())}` });
    });
    context.on('weberror', (error) => this.#add({ kind: 'page-error', what: firstLine(error.error().message) }));
    context.on('console', (message) => {
      if (message.type() !== 'error') return;
      const { url } = message.location();
      this.#add({ kind: 'console', what: `${firstLine(message.text())} (${url})` });
    });
  }

  /** What happened since the last time it was asked. */
  take(): readonly Trouble[] {
    const taken = this.#troubles;
    this.#troubles = [];
    return taken;
  }

  #failed(request: Request): void {
    const reason = request.failure()?.errorText ?? '';
    const startedMs = this.#startedMs.get(request) ?? 0;
    this.#add({
      kind: 'failed',
      what: `${reason} ${line(request)}`,
      isAbort: reason.includes('ERR_ABORTED'),
      startedMs,
    });
  }

  #add(trouble: Omit<Trouble, 'atMs'>): void {
    this.#troubles.push({ ...trouble, atMs: Date.now() });
  }
}

function line(request: Request): string {
  const { pathname } = new URL(request.url());
  return `${request.method()} ${pathname}`;
}

function firstLine(text: string): string {
  return text.split('\n', 1)[0]?.slice(0, 200) ?? '';
}
