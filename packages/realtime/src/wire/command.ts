import { readFields, type Fields } from './fields.ts';

/** One command of a client, as the protocol names them. A pong has no id; `send` may have none. */
export type Command =
  | { readonly kind: 'pong' }
  | { readonly kind: 'connect'; readonly id: number; readonly token: string; readonly data: unknown }
  | SubscribeCommand
  | { readonly kind: 'unsubscribe'; readonly id: number; readonly channel: string }
  | {
      readonly kind: 'publish';
      readonly id: number;
      readonly channel: string;
      readonly data: unknown;
      readonly type: number;
    }
  | { readonly kind: 'presence'; readonly id: number; readonly channel: string }
  | { readonly kind: 'presence_stats'; readonly id: number; readonly channel: string }
  | HistoryCommand
  | { readonly kind: 'rpc'; readonly id: number; readonly method: string; readonly data: unknown }
  | { readonly kind: 'send'; readonly data: unknown }
  | { readonly kind: 'refresh'; readonly id: number; readonly token: string }
  | { readonly kind: 'sub_refresh'; readonly id: number; readonly channel: string; readonly token: string };

export interface StreamPosition {
  readonly offset: number;
  readonly epoch: string;
}

export interface SubscribeCommand {
  readonly kind: 'subscribe';
  readonly id: number;
  readonly channel: string;
  readonly token: string;
  readonly positioned: boolean;
  readonly recoverable: boolean;
  readonly joinLeave: boolean;
  /** Where the client stood when it lost the stream; null when it does not ask to recover. */
  readonly recover: StreamPosition | null;
  readonly delta: string;
  readonly flag: number;
  readonly type: number;
  readonly hasTagsFilter: boolean;
}

export interface HistoryCommand {
  readonly kind: 'history';
  readonly id: number;
  readonly channel: string;
  readonly limit: number;
  readonly since: StreamPosition | null;
  readonly reverse: boolean;
}

/**
 * Parses one websocket message: JSON commands, one per line. Null if any of it is malformed, because the protocol then
 * closes the connection.
 */
export function parseCommands(text: string): Command[] | null {
  const commands: Command[] = [];
  for (const line of text.split('\n')) {
    if (line.trim() === '') continue;
    const command = parseCommand(line);
    if (command === null) return null;
    commands.push(command);
  }
  return commands.length === 0 ? null : commands;
}

function parseCommand(line: string): Command | null {
  let value: unknown;
  try {
    value = JSON.parse(line);
  } catch {
    return null;
  }
  const fields = readFields(value);
  if (fields === null) return null;
  const id = fields.count('id');
  const command = readCommand(fields, id);
  return fields.ok && id <= idMax ? command : null;
}

/** Command ids are 32-bit on the wire. */
const idMax = 4_294_967_295;

function readCommand(fields: Fields, id: number): Command | null {
  const send = fields.nested('send');
  if (id === 0) return send === null ? { kind: 'pong' } : { kind: 'send', data: send.raw('data') };
  for (const kind of commandKinds) {
    const body = fields.nested(kind);
    if (body === null) continue;
    const command = readers[kind](body, id);
    return body.ok ? command : null;
  }
  return send === null ? null : { kind: 'send', data: send.raw('data') };
}

type ReplyKind = Exclude<Command['kind'], 'pong' | 'send'>;

const readers: Record<ReplyKind, (body: Fields, id: number) => Command> = {
  connect: (body, id) => ({ kind: 'connect', id, token: body.text('token'), data: body.raw('data') }),
  subscribe: readSubscribe,
  unsubscribe: (body, id) => ({ kind: 'unsubscribe', id, channel: body.text('channel') }),
  publish: (body, id) => ({
    kind: 'publish',
    id,
    channel: body.text('channel'),
    data: body.raw('data'),
    type: body.count('type'),
  }),
  presence: (body, id) => ({ kind: 'presence', id, channel: body.text('channel') }),
  presence_stats: (body, id) => ({ kind: 'presence_stats', id, channel: body.text('channel') }),
  history: readHistory,
  rpc: (body, id) => ({ kind: 'rpc', id, method: body.text('method'), data: body.raw('data') }),
  refresh: (body, id) => ({ kind: 'refresh', id, token: body.text('token') }),
  sub_refresh: (body, id) => ({ kind: 'sub_refresh', id, channel: body.text('channel'), token: body.text('token') }),
};

const commandKinds = Object.keys(readers) as ReplyKind[];

function readSubscribe(body: Fields, id: number): SubscribeCommand {
  const recover = body.flag('recover');
  const position = { offset: body.count('offset'), epoch: body.text('epoch') };
  return {
    kind: 'subscribe',
    id,
    channel: body.text('channel'),
    token: body.text('token'),
    positioned: body.flag('positioned'),
    recoverable: body.flag('recoverable'),
    joinLeave: body.flag('join_leave'),
    recover: recover ? position : null,
    delta: body.text('delta'),
    flag: body.count('flag'),
    type: body.count('type'),
    hasTagsFilter: body.nested('tf') !== null,
  };
}

function readHistory(body: Fields, id: number): HistoryCommand {
  const since = body.nested('since');
  const position = since === null ? null : { offset: since.count('offset'), epoch: since.text('epoch') };
  if (since !== null && !since.ok) body.refuse();
  return {
    kind: 'history',
    id,
    channel: body.text('channel'),
    limit: body.integer('limit'),
    since: position,
    reverse: body.flag('reverse'),
  };
}
