import { readWire } from '@slipstream/contract/client-form';
import type { Call } from '@slipstream/contract/http/call';
import { misfitsOf, type Misfit } from '@slipstream/contract/misfits';
import { errorWire } from '@slipstream/contract/entities/error';

import type { CallTrace } from '../../api/call-api.ts';
import { problemLog } from './problem-log.server.ts';

/** A misfit is told with its path and reason; more than these are only counted. */
const misfitsMax = 3;

/** Refusals that say only that something is not there: what a visitor asked for may well not be. */
const absent: ReadonlySet<number | null> = new Set([404, 410]);

/** Logs a call that failed (RUN-1), unless the answer is that a page or a match is not there. */
export function reportCall(call: Call, trace: CallTrace): void {
  if (absent.has(trace.status) && Object.hasOwn(call.errors, trace.status ?? 0)) return;
  const { cause, line } = callProblem(call, trace);
  problemLog().report(cause, line);
}

export function callProblem(call: Call, trace: CallTrace): { readonly cause: string; readonly line: string } {
  const place = `${call.method} ${shownAddress(trace.url)}`;
  const about = (cause: string, words: string) => ({
    cause: `call ${call.id} ${cause}`,
    line: `call ${call.id} failed: ${place} ${words}`,
  });
  const { status, body, error } = trace;
  if (status === null) return about('without an answer', `gave no answer: ${reasonOf(error)}`);
  if (status >= 300) return about(`answered ${status}`, `answered ${status}${refusalOf(body)}`);
  if (body === undefined) return about('answered no JSON', `answered ${status} with a body that is no JSON`);
  const misfits = misfitsOf(call.reply, body);
  const shown = misfits.slice(0, misfitsMax);
  const words = shown.map(({ path, reason }) => `${path === '' ? 'the whole' : path} ${reason}`).join('; ');
  const rest = misfits.length > misfitsMax ? `; and ${misfits.length - misfitsMax} more` : '';
  return about(
    `does not fit at ${[...new Set(shown.map(placeOf))].join(', ')}`,
    `answered ${status} with a body that does not fit: ${words}${rest}`,
  );
}

/** The same field of another item is the same cause. */
function placeOf({ path }: Misfit): string {
  if (path === '') return 'the whole';
  const steps = path.split('.').map((step) => (/^\d+$/.test(step) ? '*' : step));
  return steps.join('.');
}

const secretName = /token|secret|passw|signature|auth|api_?key|session/i;

/** The address without the user and without values that may be secret. */
export function shownAddress(address: string): string {
  const url = new URL(address);
  const query = [...url.searchParams].map(([name, value]) => `${name}=${secretName.test(name) ? '(hidden)' : value}`);
  return `${url.origin}${url.pathname}${query.length > 0 ? `?${query.join('&')}` : ''}`;
}

/** What a connection failed of is in the cause of what `fetch` throws. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  if (error.name === 'TimeoutError') return 'it took too long';
  const { cause } = error;
  if (!(cause instanceof Error)) return error.message;
  return cause.message === '' && 'code' in cause ? String(cause.code) : cause.message;
}

function refusalOf(body: unknown): string {
  const reading = readWire(errorWire, body);
  if (reading.kind === 'malformed') return '';
  const { code, message, details } = reading.value;
  const places = details.slice(0, misfitsMax).map(({ path }) => path);
  return ` (${[code, message, ...places].join(', ')})`;
}
