import { vendorOrigins } from '../../site/vendors.data.ts';

/** An error of a page, before it is known whether it is reported. */
export interface Fault {
  readonly name: string;
  readonly message: string;
  readonly stack: string;
  /** Whoever threw it has handled it. */
  readonly isSkipped?: boolean;
  /** What a failed request said of itself. */
  readonly code?: string;
  /** A script or image failed to load; no code of ours threw. */
  readonly isFromScriptElement?: boolean;
  /** The page it happened on. */
  readonly path: string;
}

export type DropReason =
  | 'skipped'
  | 'cancelled'
  | 'network'
  | 'foreign-script'
  | 'chunk-load'
  | 'script-element'
  | 'resize-observer'
  | 'not-found-page';

const cancelled = /^AbortError$|cancell?ed/i;
const network =
  /^(?:NetworkError|TimeoutError)$|^unreachable$|ERR_NETWORK|ECONNABORTED|ETIMEDOUT|failed to fetch$|^load failed$|networkerror when|aborted|timed? ?out/i;
const chunk =
  /ChunkLoadError|dynamically imported module|importing a module script failed|unable to preload css|loading (?:css )?chunk/i;
/** Browsers have changed this message once; both mean only that a frame was skipped. */
const resizeObserver = /ResizeObserver loop (?:limit exceeded|completed with undelivered notifications)/;
const trackers = [
  ...Object.values(vendorOrigins).flatMap(({ script }) => script.map((origin) => origin.replace('https://', ''))),
  'gtm.js',
  'gtag/js',
  'google-analytics.com',
  'analytics.js',
  'connect.facebook.net',
];

/** The first reason not to report an error; null if it is reported (ERROR-2). */
export function dropReasonOf(fault: Fault): DropReason | null {
  const { name, message, stack, code = '', path } = fault;
  const words = [name, message, code];
  if (fault.isSkipped === true) return 'skipped';
  // A failed script names its address and no cause, so this check comes before those on the message.
  if (words.some((text) => chunk.test(text))) return 'chunk-load';
  if (fault.isFromScriptElement === true) return 'script-element';
  if (words.some((text) => cancelled.test(text))) return 'cancelled';
  if (words.some((text) => network.test(text))) return 'network';
  if (resizeObserver.test(message)) return 'resize-observer';
  if (trackers.some((tracker) => stack.includes(tracker))) return 'foreign-script';
  if (path.endsWith('/404')) return 'not-found-page';
  return null;
}
