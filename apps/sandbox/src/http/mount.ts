import type { ErrorBody } from '@slipstream/contract/entities/error';
import { basePath, queryRecord, type Call, type ReplyWireOf } from '@slipstream/contract/http/call';
import { nothing } from '@slipstream/contract/http/nothing';
import type { PlayerId } from '@slipstream/units/ids';
import type { Context, Hono } from 'hono';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import * as z from 'zod/mini';
import { Failure, failureBody } from './failure.ts';
import { answerFailure, type FrameEnv } from './frame.ts';

type HeadersOf<C extends Call> = C extends { readonly headers: infer H extends z.ZodMiniType } ? z.output<H> : unknown;

/** One request, read and checked: what reaches a handler already fits the contract. */
export interface Asked<C extends Call> {
  readonly params: z.output<C['params']>;
  readonly query: z.output<C['query']>;
  readonly body: z.output<C['body']>;
  /** Those the call names, such as an idempotency key. */
  readonly headers: HeadersOf<C>;
  readonly locale: string;
  /** Who is signed in; null for a visitor, never in a call for players. */
  readonly playerId: PlayerId | null;
  readonly context: Context<FrameEnv>;
}

/** A reply that was written as JSON before, because many callers get the same one. */
export class JsonText {
  readonly text: string;

  constructor(text: string) {
    this.text = text;
  }
}

/** The common error body, with whatever else the call declares. */
type RefusalBody = Pick<ErrorBody, 'code' | 'message'> & { readonly details?: ErrorBody['details'] | undefined };

/** A refusal whose body says more than the usual one. */
export class Refused {
  readonly status: ContentfulStatusCode;
  readonly body: RefusalBody;

  constructor(status: ContentfulStatusCode, body: RefusalBody) {
    this.status = status;
    this.body = body;
  }
}

type Answer<C extends Call> = ReplyWireOf<C> | JsonText | Failure | Refused;
export type Handler<C extends Call> = (asked: Asked<C>) => Answer<C> | Promise<Answer<C>>;

/** Serves one call of the contract. Params, query and body are parsed here, once; a handler never sees raw input. */
export function mount<const C extends Call>(app: Hono<FrameEnv>, call: C, handler: Handler<C>): void {
  const path = `${basePath[call.base]}${call.path.replaceAll(/\{(\w+)\}/g, ':$1')}`;
  app.on(call.method, path, async (c) => {
    const fail = (failure: Failure) => answerCallFailure(c, call, failure);
    const playerId = await c.get('identify')(c);
    if (call.auth === 'player' && playerId === null) return fail(new Failure(401, 'unauthorized'));
    const body = await readBody(c, call);
    if (body instanceof Failure) return fail(body);
    const params = z.safeParse(call.params, c.req.param());
    if (c.req.url.includes('%00')) return fail(new Failure(400, 'bad_request', noZero));
    const query = z.safeParse(call.query, queryRecord(new URL(c.req.url).searchParams));
    const read = z.safeParse(call.body, body);
    const headers = z.safeParse(call.headers ?? z.unknown(), c.req.header());
    // An id that no id can look like names nothing, so the answer is the same as for an unknown one.
    if (!params.success) return fail(new Failure(404, 'not_found', details('params', params.error)));
    if (!query.success) return fail(new Failure(400, 'bad_request', details('query', query.error)));
    if (!headers.success) return fail(new Failure(400, 'bad_request', details('headers', headers.error)));
    if (!read.success) return fail(new Failure(400, 'bad_request', details('body', read.error)));
    const parsed = {
      params: params.data,
      query: query.data,
      body: read.data,
      headers: headers.data,
      locale: c.get('locale'),
      playerId,
      context: c,
    };
    // The compiler can't see that the schemas of a generic call gave exactly these types.
    const answer = await handler(parsed as Asked<C>);
    if (answer instanceof Failure) return fail(answer);
    if (answer instanceof Refused) return c.json(answer.body, answer.status);
    if (answer instanceof JsonText) return c.body(answer.text, 200, { 'Content-Type': 'application/json' });
    if (call.replyType !== undefined) return c.body(String(answer), 200, { 'Content-Type': call.replyType });
    return c.body(JSON.stringify(answer), 200, { 'Content-Type': 'application/json' });
  });
}

/** What a call's own error bodies have beyond the usual one, when there is nothing to say. */
const nothingMore = { errors_by_bet: [], to_cashout: null, reason: null };

/** A schema keeps only the fields it knows, so each call's refusals come out in the shape the contract gives them. */
function answerCallFailure(c: Context<FrameEnv>, call: Call, failure: Failure): Response | Promise<Response> {
  const errors: Readonly<Record<number, z.ZodMiniType | undefined>> = call.errors;
  const schema = errors[failure.status];
  const usual = failureBody(failure, c.get('locale'));
  const full = schema === undefined ? null : z.safeParse(schema, { ...nothingMore, ...usual });
  return full?.success === true ? c.json(full.data as object, failure.status) : answerFailure(c, failure);
}

const noZero = [{ path: 'request', message: 'holds the character zero' }];

/** A call without a body accepts an empty one; any other must get JSON. */
async function readBody(c: Context<FrameEnv>, call: Call): Promise<unknown> {
  if (call.method === 'GET' || call.method === 'DELETE') return {};
  const text = await c.req.text();
  if (text === '' && call.body === nothing) return {};
  // No text of a person's holds the character zero, and PostgreSQL can't keep it.
  if (text.includes(String.raw`\u0000`)) {
    return new Failure(400, 'bad_request', noZero);
  }
  try {
    return JSON.parse(text);
  } catch {
    return new Failure(400, 'bad_request', [{ path: 'body', message: 'not JSON' }]);
  }
}

function details(part: string, error: z.core.$ZodError): Failure['details'] {
  return error.issues.map((issue) => ({
    path: [part, ...issue.path].join('.').slice(0, 200),
    message: issue.message.slice(0, 500),
  }));
}
