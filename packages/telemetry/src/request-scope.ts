import { AsyncLocalStorage } from 'node:async_hooks';
import type { Span } from './tracer.ts';

/** What belongs to the request that is being answered. */
export interface RequestScope {
  readonly requestId: string;
  /** Null where nobody collects traces. */
  readonly span: Span | null;
  /** Begins a span for a call to another process; absent where nobody collects traces. */
  readonly startCall?: (name: string) => Span;
}

const shared = Symbol.for('slipstream.request-scope');
const holder = globalThis as { [shared]?: AsyncLocalStorage<RequestScope> };
/** On the global object: the built pages of the web server have a copy of this file of their own. */
const storage = (holder[shared] ??= new AsyncLocalStorage<RequestScope>());

export function runInScope<Result>(scope: RequestScope, run: () => Result): Result {
  return storage.run(scope, run);
}

/** Undefined outside of any request. */
export function requestScope(): RequestScope | undefined {
  return storage.getStore();
}

/** What a call to another process carries, so that its log and its trace can be told to belong to this request. */
export function scopeHeaders(scope: RequestScope | undefined = requestScope()): Readonly<Record<string, string>> {
  if (scope === undefined) return {};
  return { 'x-request-id': scope.requestId, ...(scope.span !== null && { traceparent: scope.span.traceparent }) };
}
