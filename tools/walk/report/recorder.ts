import type { BrowserContext, Page, Request } from '@playwright/test';
import type { Trouble } from '../checks/errors.ts';

/** Begins the line by which a page tells which of its code cut a request off. */
const abortMark = 'walk: abort';
/** What a page says of an abort may be heard this much later than the end of the request. */
const lateMs = 500;
/** A busy machine tells the end of a request seconds later. */
const keptMs = 60_000;

/** Runs in every page before its own scripts: a request that was cut off says nothing of who did it. */
export const tellAborts = `{
  const abort = AbortController.prototype.abort;
  AbortController.prototype.abort = function (...reason) {
    if (!this.signal.aborted) console.debug('${abortMark} ' + new Error().stack.split('\\n').slice(2, 6).map((line) => line.trim()).join(' < '));
    return abort.apply(this, reason);
  };
}`;

/** Listens to everything that goes wrong in a browser, from all its pages. */
export class Recorder {
  #troubles: Trouble[] = [];
  #aborts: { readonly atMs: number; readonly by: string }[] = [];
  readonly #startedMs = new WeakMap<Request, number>();
  readonly #answered = new WeakSet<Request>();
  readonly #beside = new WeakSet<Page>();

  constructor(context: BrowserContext) {
    context.on('request', (request) => this.#startedMs.set(request, Date.now()));
    context.on('requestfailed', (request) => this.#failed(request));
    context.on('response', (response) => {
      this.#answered.add(response.request());
      if (response.status() >= 500)
        this.#add({ kind: 'status', what: `${response.status()} ${line(response.request())}` });
    });
    context.on('weberror', (error) => this.#add({ kind: 'page-error', what: firstLine(error.error().message) }));
    context.on('console', (message) => {
      const text = message.text();
      if (text.startsWith(abortMark)) this.#aborts.push({ atMs: Date.now(), by: text.slice(abortMark.length + 1) });
      if (message.type() !== 'error') return;
      const { url } = message.location();
      this.#add({ kind: 'console', what: `${firstLine(text)} (${url})` });
    });
  }

  /** A page to compare with is left while it is asking for something. */
  addBeside(page: Page): void {
    this.#beside.add(page);
  }

  /** What happened since the last time it was asked. */
  take(): readonly Trouble[] {
    const taken = this.#troubles.map((trouble) =>
      trouble.isAbort ? { ...trouble, ...this.#whoAborted(trouble) } : trouble,
    );
    this.#troubles = [];
    this.#aborts = this.#aborts.filter(({ atMs }) => atMs > Date.now() - keptMs);
    return taken;
  }

  /** The last abort while the request was under way. */
  #whoAborted({ atMs, startedMs = 0 }: Trouble): { readonly by: string; readonly abortedMs?: number } {
    const last = this.#aborts.findLast((abort) => abort.atMs >= startedMs && abort.atMs <= atMs + lateMs);
    if (last === undefined) return { by: `no script, ${atMs - startedMs} ms after its start` };
    const by = `${last.by}, ${atMs - last.atMs} ms before its end, ${last.atMs - startedMs} ms after its start`;
    return { by, abortedMs: last.atMs };
  }

  #failed(request: Request): void {
    const page = pageOf(request);
    if (page !== null && (page.isClosed() || this.#beside.has(page))) return;
    const reason = request.failure()?.errorText ?? '';
    const startedMs = this.#startedMs.get(request) ?? 0;
    this.#add({
      kind: 'failed',
      what: `${reason} ${line(request)}${this.#answered.has(request) ? ' while its answer was read' : ''} from ${page === null ? 'a worker' : new URL(page.url()).pathname}, begun at ${request.timing().startTime}`,
      isAbort: reason.includes('ERR_ABORTED'),
      startedMs,
    });
  }

  #add(trouble: Omit<Trouble, 'atMs'>): void {
    this.#troubles.push({ ...trouble, atMs: Date.now() });
  }
}

/** Null for a request of a worker. */
function pageOf(request: Request): Page | null {
  try {
    return request.frame().page();
  } catch {
    return null;
  }
}

function line(request: Request): string {
  const { pathname } = new URL(request.url());
  return `${request.method()} ${pathname}`;
}

function firstLine(text: string): string {
  return text.split('\n', 1)[0]?.slice(0, 200) ?? '';
}
