import { tabFailures, type FailedCall } from '../../api/failed-calls.ts';
import { takeEarlyErrors } from '../../first-paint/early-errors.ts';
import type { Site } from '../../site/site.tsx';
import { dropReasonOf, type Fault } from './drop-reason.ts';
import { tabProblems } from './tab-problems.ts';
import { redact, redactUrl } from './redact.ts';

/** A broken page repeats the same error. */
const reportsMax = 20;
const stackMax = 4000;

/** Their refusals are normal: a jackpot that does not exist, a limit that was reached (JACKPOT-1, RG-1). */
const quietCalls: Readonly<Record<string, readonly number[]>> = {
  getJackpots: [400, 404, 500],
  getJackpot: [400, 404, 500],
  getJackpotHits: [400, 404, 500],
  startSession: [403],
};
const outOfLimit = 'User is out of limit';

/** Reports errors of this page to the site's error-reporting service, after filtering (ERROR-2). */
export function startReports(site: Site, send: typeof fetch = fetch): () => void {
  const { errorReportUrl, release, locale, environment } = site;
  if (errorReportUrl === null) return () => undefined;
  const told = new Set<string>();
  const about = { release, locale, environment };

  function report(fault: Fault, request: object | null = null): void {
    if (dropReasonOf(fault) === null) tell(fault, request);
  }

  function tell(fault: Fault, request: object | null): void {
    const { name, message, stack, path } = fault;
    const key = `${name} ${message} ${stack.slice(0, 200)}`;
    if (told.has(key) || told.size >= reportsMax) return;
    told.add(key);
    const body = JSON.stringify({ name, message, stack: stack.slice(0, stackMax), path, ...about, request });
    // Plain text needs no CORS preflight, and keepalive lets the last report of a closing page arrive.
    const headers = { 'content-type': 'text/plain' };
    void send(errorReportUrl ?? '', { method: 'POST', body, headers, credentials: 'omit', keepalive: true }).catch(
      () => undefined,
    );
  }

  const onError = (event: Event) => {
    // Failed resources are reported by their element, exceptions by the window.
    if (event instanceof ErrorEvent) report(faultOf(event.error ?? event.message));
    else if (event.target instanceof HTMLScriptElement) report({ ...faultOf('script'), isFromScriptElement: true });
  };
  const onRejection = (event: PromiseRejectionEvent) => report(faultOf(event.reason));
  addEventListener('error', onError, { capture: true });
  addEventListener('unhandledrejection', onRejection);
  for (const thrown of takeEarlyErrors()) report(faultOf(thrown));
  const stopProblems = tabProblems.listen(({ name, message }) =>
    tell({ name, message, stack: '', path: location.pathname }, null),
  );
  const stopCalls = tabFailures.listen((failed) => {
    if (isWorthTelling(failed)) report(...requestFault(failed));
  });
  return () => {
    removeEventListener('error', onError, { capture: true });
    removeEventListener('unhandledrejection', onRejection);
    stopCalls();
    stopProblems();
  };
}

/** Whatever was thrown, as an error. */
function faultOf(thrown: unknown): Fault {
  const path = location.pathname;
  if (!(thrown instanceof Error)) return { name: 'Error', message: String(thrown).slice(0, 500), stack: '', path };
  const { name, message, stack = '' } = thrown;
  const isSkipped = Reflect.get(thrown, 'skipCapture') === true;
  const code: unknown = Reflect.get(thrown, 'code');
  return { name, message, stack, path, isSkipped, ...(typeof code === 'string' && { code }) };
}

function isWorthTelling({ id, status, responseBody }: FailedCall): boolean {
  const message: unknown =
    typeof responseBody === 'object' && responseBody !== null ? Reflect.get(responseBody, 'message') : null;
  return status !== 401 && message !== outOfLimit && !quietCalls[id]?.includes(status);
}

function requestFault({ id, url, status, requestBody, responseBody }: FailedCall): [Fault, object] {
  const request = { url: redactUrl(url), requestBody: redact(requestBody), responseBody: redact(responseBody) };
  return [{ name: 'RequestError', message: `${id} answered ${status}`, stack: '', path: location.pathname }, request];
}
