import { masked } from '../targets.ts';
import type { Complaint } from '../types.ts';

/** Something that went wrong while a step was taken. */
export interface Trouble {
  readonly kind: 'failed' | 'status' | 'page-error' | 'console';
  readonly what: string;
  readonly atMs: number;
  /** Of a failed request: cut off by the browser or by a script. */
  readonly isAbort?: boolean;
  readonly startedMs?: number;
  /** Of a request that was cut off: the code that did it, and when, which may be heard of much later. */
  readonly by?: string;
  readonly abortedMs?: number;
}

/** What is said in the console about something that is no fault, or is reported by itself. */
const allowedLines: readonly { readonly line: RegExp; readonly why: string }[] = [
  { line: /Failed to load resource: the server responded with a status of 4\d\d/, why: 'a refusal is an answer' },
  { line: /Failed to load resource: the server responded with a status of 5\d\d/, why: 'counted as an answer' },
  { line: /Failed to load resource: net::ERR_ABORTED/, why: 'counted as a request' },
];

/** What a server answers that could not do it in time. */
const late = /^50[34] /;
/** After so long a page gives a call up by itself (`apps/web/app/api/call-api.ts`). */
const callMsMax = 8000;

/** Nothing wrong but that it took too long, which on a busy machine is no fault. */
export function isLate({ kind, what, atMs, isAbort, startedMs = atMs }: Trouble): boolean {
  if (kind === 'failed') return isAbort === true && atMs - startedMs >= callMsMax;
  return kind === 'status' && late.test(what);
}

export interface StepTimes {
  /** A step that leads elsewhere cuts off what the page before was still asking for. */
  readonly hasLeft: boolean;
  readonly startedMs: number;
  readonly isBusy: boolean;
  /** The last step before this one that led elsewhere. */
  readonly left?: { readonly fromMs: number; readonly untilMs: number } | undefined;
}

/** No error of a page, no line of error in the console, no 5xx, and no request that ended without being asked to. */
export function checkErrors(
  troubles: readonly Trouble[],
  { hasLeft, startedMs, isBusy, left }: StepTimes,
): readonly Complaint[] {
  const wrong = troubles.filter((trouble) => {
    if (isBusy && isLate(trouble)) return false;
    if (trouble.kind === 'failed' && trouble.isAbort) {
      const { atMs, abortedMs = atMs } = trouble;
      const wasLeft = left !== undefined && abortedMs >= left.fromMs && abortedMs <= left.untilMs;
      return !wasLeft && !(hasLeft && atMs >= startedMs);
    }
    return !(trouble.kind === 'console' && allowedLines.some(({ line }) => line.test(trouble.what)));
  });
  return wrong.map(({ kind, what, by }) => ({
    check: 'errors',
    what: `${kind}: ${withoutIds(what.replace(/ from .*$/, ''))}`,
    detail: by === undefined ? what : `${what}, cut off by ${by}`,
  }));
}

/** One fault of a call is one finding, whichever page, match or bet it is about. */
function withoutIds(what: string): string {
  return masked(
    what.replace(/\S*\/sportsbook\S*\.data\b/, '(page).data').replaceAll(/[0-9a-f]{8}-[0-9a-f-]{27}/g, '(id)'),
  ).replaceAll(/\/[^/\s]*#[^/\s]*/g, '/(id)');
}
