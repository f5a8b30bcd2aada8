import { requestScope, scopeHeaders } from '@slipstream/telemetry/request-scope';

/**
 * A call of the request that is being answered: it carries the request's id, and is a part of its trace (RUN-11, RUN-12). A call that
 * several requests share is that of the first.
 */
export const fetchInScope: typeof fetch = async (input, init) => {
  const scope = requestScope();
  if (scope === undefined) return fetch(input, init);
  const span = scope.startCall?.(init?.method ?? 'GET') ?? null;
  const headers = new Headers(init?.headers);
  for (const [name, value] of Object.entries(scopeHeaders({ ...scope, span: span ?? scope.span })))
    headers.set(name, value);
  try {
    const reply = await fetch(input, { ...init, headers });
    span?.set('http.response.status_code', reply.status);
    span?.end(reply.status >= 500);
    return reply;
  } catch (error) {
    span?.end(true);
    throw error;
  }
};
