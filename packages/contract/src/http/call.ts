import type * as z from 'zod/mini';
import { type ClientForm, snakeKey } from '../client-form.ts';

/** The base path of a call. Bets are on v3; `root` is for the few paths that are fixed elsewhere. */
export const basePath = { v2: '/v2', v3: '/v3', platform: '/platform', root: '' } as const;

type ErrorStatus = 400 | 401 | 403 | 404 | 409 | 410 | 413 | 429 | 500 | 503;

/** One call is one value: everything a client, a server and the OpenAPI document need to know about it. */
export interface Call {
  readonly id: string;
  /** One line for the OpenAPI document. */
  readonly summary: string;
  readonly method: 'GET' | 'POST' | 'PATCH' | 'DELETE';
  readonly base: keyof typeof basePath;
  /** Parameters in braces: `/matches/{id}/markets`. */
  readonly path: `/${string}`;
  /** `player` calls answer 401 to a visitor. `public` calls may still answer more to a player. */
  readonly auth: 'public' | 'player';
  readonly params: z.ZodMiniType;
  /** Parses the strings of a query; its output is what the client passes. */
  readonly query: z.ZodMiniType;
  /** Headers beyond the usual ones. */
  readonly headers?: z.ZodMiniType;
  readonly body: z.ZodMiniType;
  readonly reply: z.ZodMiniType;
  readonly replyType?: 'image/svg+xml';
  readonly errors: { readonly [Status in ErrorStatus]?: z.ZodMiniType };
}

type Part = 'params' | 'query';
/** Keys that may be omitted when sending, with the values a reader gets. */
type Sent<Schema extends z.ZodMiniType> = {
  readonly [
    Key in keyof z.output<Schema> as undefined extends z.input<Schema>[Key & keyof z.input<Schema>] ? never : Key
  ]: z.output<Schema>[Key];
} & {
  readonly [
    Key in keyof z.output<Schema> as undefined extends z.input<Schema>[Key & keyof z.input<Schema>] ? Key : never
  ]?: z.output<Schema>[Key] | undefined;
};

/** What a client passes to a call and what it gets, in client form. */
export type ParamsOf<C extends Call> = ClientForm<Sent<C['params']>>;
export type QueryOf<C extends Call> = ClientForm<Sent<C['query']>>;
export type BodyOf<C extends Call> = ClientForm<z.input<C['body']>>;
export type ReplyOf<C extends Call> = ClientForm<z.output<C['reply']>>;
/** What a server must answer, in wire form. */
export type ReplyWireOf<C extends Call> = z.input<C['reply']>;

/** Path and query of a call. Lists are comma-separated; undefined values are omitted. */
export function callUrl<C extends Call>(call: C, sent: { readonly [P in Part]?: object } = {}): string {
  const params = new Map<string, string>(Object.entries(sent.params ?? {}));
  const path = call.path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(params.get(name) ?? ''));
  const query = Object.entries(sent.query ?? {})
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => `${snakeKey(name)}=${encodeURIComponent(String(value))}`);
  return `${basePath[call.base]}${path}${query.length > 0 ? `?${query.join('&')}` : ''}`;
}

/** The strings of a query as a call's `query` schema reads them: a repeated key is the same as a comma-separated one. */
export function queryRecord(pairs: Iterable<readonly [string, string]>): Record<string, string> {
  const values = new Map<string, string>();
  for (const [name, value] of pairs) {
    const before = values.get(name);
    values.set(name, before === undefined ? value : `${before},${value}`);
  }
  return Object.fromEntries(values);
}
