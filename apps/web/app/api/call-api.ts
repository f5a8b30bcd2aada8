import { readWire, toWire, type Client } from '@slipstream/contract/client-form';
import { errorWire } from '@slipstream/contract/entities/error';
import {
  callUrl,
  type BodyOf,
  type Call,
  type ParamsOf,
  type QueryOf,
  type ReplyOf,
} from '@slipstream/contract/http/call';

import type { Credentials } from './credentials.ts';
import type { FailedCall } from './failed-calls.ts';

/** Why a call gave no reply. These are returned, not thrown: the caller decides what to tell the player. */
type ApiFailure<Refusal = unknown> =
  /** No answer: offline, refused, cut off, or slower than the time given. */
  | { readonly code: 'unreachable' }
  /** Aborted by the caller, so no one waits for the result (SESSION-3). */
  | { readonly code: 'cancelled' }
  /** An answer that the contract does not know. */
  | { readonly code: 'malformed'; readonly status: number; readonly path: string }
  /** The backend said no; the error is undefined when its body could not be read. */
  | { readonly code: 'refused'; readonly status: number; readonly error: Refusal | undefined };

export type ApiResult<Reply, Refusal = unknown> =
  | { readonly kind: 'reply'; readonly reply: Reply }
  | { readonly kind: 'failure'; readonly failure: ApiFailure<Refusal> };

/** The error bodies a call can be refused with: the common one, plus those the call declares. */
export type ErrorOf<C extends Call> = Client<Extract<C['errors'][keyof C['errors']], typeof errorWire>>;

export interface ApiOptions {
  readonly origin: string;
  readonly locale: string;
  readonly fetch?: typeof fetch;
  readonly timeoutMs?: number;
  /** Credentials of the calls; without it only cookies are sent. */
  readonly credentials?: Credentials;
  /** Called with answers the contract does not declare: an unexpected shape or status (ERROR-2). */
  readonly onFailed?: (failed: FailedCall) => void;
  /** Called with every call that gave no reply, whatever the reason, for the log of a server (RUN-1). */
  readonly onNoReply?: (call: Call, trace: CallTrace) => void;
}

/** What became of a call that gave no reply. */
export interface CallTrace {
  readonly url: string;
  /** Null when there was no answer. */
  readonly status: number | null;
  readonly body: unknown;
  /** Why there was no answer. */
  readonly error: unknown;
}

/** Only the parts that the call has, each in client form. */
type Sent<C extends Call> = {
  readonly params?: ParamsOf<C>;
  readonly query?: QueryOf<C>;
  readonly body?: BodyOf<C>;
  /** Headers beyond the usual ones, such as an idempotency key. */
  readonly headers?: Readonly<Record<string, string>>;
  readonly signal?: AbortSignal;
};

export interface Api {
  readonly call: <C extends Call>(call: C, sent?: Sent<C>) => Promise<ApiResult<ReplyOf<C>, ErrorOf<C>>>;
}

const timeoutMsDefault = 8000;

/** An HTTP client for the contract: every reply is parsed once, here, and returned in client form. */
export function createApi(options: ApiOptions): Api {
  const request = options.fetch ?? fetch;
  const { credentials } = options;
  return {
    async call(call, sent = {}) {
      const turn = credentials?.turn ?? 0;
      const timeout = AbortSignal.timeout(options.timeoutMs ?? timeoutMsDefault);
      const signal = sent.signal === undefined ? timeout : AbortSignal.any([sent.signal, timeout]);
      const url = options.origin + callUrl(call, sent);
      try {
        const response = await request(url, {
          method: call.method,
          credentials: 'include',
          headers: { ...headersOf(options.locale, sent.body), ...credentials?.headers(), ...sent.headers },
          ...(sent.body !== undefined && { body: JSON.stringify(toWire(sent.body)) }),
          signal,
        });
        credentials?.refused(call, response.status, turn);
        const data: unknown = await response.json().catch(() => undefined);
        const result = response.ok ? readReply(call, response.status, data) : refused(call, response.status, data);
        const { status } = response;
        if (isUnexpected(call, result)) {
          options.onFailed?.({ id: call.id, url: response.url, status, requestBody: sent.body, responseBody: data });
        }
        if (result.kind === 'failure') options.onNoReply?.(call, { url, status, body: data, error: undefined });
        return result;
      } catch (error) {
        if (!sent.signal?.aborted) options.onNoReply?.(call, { url, status: null, body: undefined, error });
        return { kind: 'failure', failure: { code: sent.signal?.aborted ? 'cancelled' : 'unreachable' } };
      }
    },
  };
}

/** A refusal the call declares is a normal answer; only others are reported. */
function isUnexpected(call: Call, result: ApiResult<unknown>): boolean {
  if (result.kind === 'reply') return false;
  const { failure } = result;
  return failure.code === 'malformed' || (failure.code === 'refused' && !Object.hasOwn(call.errors, failure.status));
}

function readReply<C extends Call>(call: C, status: number, data: unknown): ApiResult<ReplyOf<C>, never> {
  const reading = readWire(call.reply, data);
  if (reading.kind === 'read') return { kind: 'reply', reply: reading.value as ReplyOf<C> };
  const path = reading.issues[0]?.path ?? '';
  return { kind: 'failure', failure: { code: 'malformed', status, path } };
}

function refused<C extends Call>(call: C, status: number, data: unknown): ApiResult<never, ErrorOf<C>> {
  const schemas: Readonly<Record<number, (typeof call.errors)[keyof typeof call.errors]>> = call.errors;
  const reading = readWire(schemas[status] ?? errorWire, data);
  const error = reading.kind === 'read' ? (reading.value as ErrorOf<C>) : undefined;
  return { kind: 'failure', failure: { code: 'refused', status, error } };
}

function headersOf(locale: string, body: unknown): Record<string, string> {
  return {
    accept: 'application/json',
    'accept-language': locale,
    ...(body !== undefined && { 'content-type': 'application/json' }),
  };
}
