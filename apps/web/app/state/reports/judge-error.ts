import { vendorOrigins } from '../../site/vendors.data.ts';

/** Something that went wrong in a page, before it is known whether anybody wants to hear of it. */
export interface Fault {
  readonly name: string;
  readonly message: string;
  readonly stack: string;
  /** Whoever threw it has dealt with it already. */
  readonly isSkipped?: boolean;
  /** What a failed request said of itself. */
  readonly code?: string;
  /** A script or picture that did not load, not code of ours that threw. */
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
/** Browsers have changed the sentence once; both mean that a frame was skipped and nothing else. */
const resizeObserver = /ResizeObserver loop (?:limit exceeded|completed with undelivered notifications)/;
const trackers = [
  ...Object.values(vendorOrigins).flatMap(({ script }) => script.map((origin) => origin.replace('https://', ''))),
  'gtm.js',
  'gtag/js',
  'google-analytics.com',
  'analytics.js',
  'connect.facebook.net',
];

/** Why a fault is of no use to anybody; null when it is to be reported (ERROR-2). The first reason that holds. */
export function judgeFault(fault: Fault): DropReason | null {
  const { name, message, stack, code = '', path } = fault;
  const words = [name, message, code];
  if (fault.isSkipped === true) return 'skipped';
  // A script that could not be had names its address and no cause, so it comes before what its words look like.
  if (words.some((text) => chunk.test(text))) return 'chunk-load';
  if (fault.isFromScriptElement === true) return 'script-element';
  if (words.some((text) => cancelled.test(text))) return 'cancelled';
  if (words.some((text) => network.test(text))) return 'network';
  if (resizeObserver.test(message)) return 'resize-observer';
  if (trackers.some((tracker) => stack.includes(tracker))) return 'foreign-script';
  if (path.endsWith('/404')) return 'not-found-page';
  return null;
}
