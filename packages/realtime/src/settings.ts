import { randomBytes, randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { systemClock, type Clock } from './clock.ts';
import type { ErrorCode } from './codes.ts';
import type { HistoryLimits } from './stream.ts';

/** Options of the channels of one namespace. Everything is off by default. */
export interface ChannelOptions {
  /** Without history a channel has no offsets, nothing to recover and no deltas. */
  readonly history?: HistoryLimits;
  /** With history, every subscription is positioned and recovers, unless this leaves it to the client to ask. */
  readonly recovery?: 'always' | 'on-request';
  /** Let subscribers negotiate fossil deltas [RT-7]. */
  readonly delta?: boolean;
  readonly presence?: boolean;
  readonly joinLeave?: boolean;
  /** Let subscribers publish; otherwise only the server does. */
  readonly clientPublish?: boolean;
  /** Let anonymous visitors subscribe. True by default. */
  readonly anonymous?: boolean;
}

/** Channels are grouped as in Centrifugo: `news:en` is in the namespace `news`, a name without a colon is in none. */
export interface ChannelTable {
  readonly withoutNamespace?: ChannelOptions;
  readonly namespaces?: Readonly<Record<string, ChannelOptions>>;
}

export interface Caller {
  readonly client: string;
  readonly user: string;
  readonly info?: unknown;
}

type RpcReply = { readonly data: unknown } | { readonly error: ErrorCode };

interface Limits {
  /** Longest message a client may send; a longer one closes the connection with 1009. */
  readonly messageBytesMax: number;
  /** Bytes waiting for a client that reads too slowly; beyond it the client is disconnected with 3008. */
  readonly queueBytesMax: number;
  readonly channelsPerConnectionMax: number;
  /** Commands a client may send in a second, on average; beyond twice as many at once it is disconnected with 3013. */
  readonly commandsPerSecondMax: number;
  readonly channelNameBytesMax: number;
  /** Channels the server keeps in all; beyond it only channels it already has can be subscribed to. */
  readonly channelsMax: number;
  readonly connectionsMax: number;
  readonly connectionsPerUserMax: number;
  readonly connectionsPerAddressMax: number;
  /** Bytes waiting for all clients together; beyond it clients with more than an equal share are disconnected. */
  readonly queueBytesTotalMax: number;
  readonly historyPublicationsMax: number;
  readonly recoveryPublicationsMax: number;
}

interface Timing {
  readonly pingMs: number;
  readonly pongMs: number;
  /** How long a connection may stay without a connect command. */
  readonly staleMs: number;
  /** How long an expired connection or subscription may take to refresh. */
  readonly expiredGraceMs: number;
  /** How long an idle channel keeps its offset and epoch after its history is gone. */
  readonly streamMetaMs: number;
  /** How long a closing client may take to answer before its socket is destroyed. */
  readonly closeMs: number;
}

export interface RealtimeOptions {
  readonly tokenSecret: string;
  /** Session tokens issued before this are refused: earlier revocations are not known after a restart. */
  readonly sessionTokensFromMs?: number;
  readonly channels: ChannelTable;
  /** Let clients connect without a token, as a user with an empty name. */
  readonly anonymousConnect?: boolean;
  readonly rpc?: (caller: Caller, method: string, data: unknown) => RpcReply | Promise<RpcReply>;
  /** Receives messages clients send without expecting a reply. */
  readonly message?: (caller: Caller, data: unknown) => void;
  /** Decides by the Origin header whether a page may connect; requests without one do not come from a browser. */
  readonly originAllowed?: (origin: string, request: IncomingMessage) => boolean;
  /** Whether a channel of that name exists. Without it every name of a configured namespace does. */
  readonly channelExists?: (channel: string) => boolean;
  /** The client's address for `connectionsPerAddressMax`; the socket's peer by default. */
  readonly addressOf?: (request: IncomingMessage) => string;
  readonly limits?: Partial<Limits>;
  readonly timing?: Partial<Timing>;
  readonly clock?: Clock;
  readonly random?: () => number;
  readonly randomEpoch?: () => string;
  readonly randomClientId?: () => string;
}

export type Settings = Required<Omit<RealtimeOptions, 'limits' | 'timing' | 'rpc' | 'message'>> &
  Pick<RealtimeOptions, 'rpc' | 'message'> & { readonly limits: Limits; readonly timing: Timing };

/** Centrifugo's defaults, so that clients notice no difference. */
const limitsDefault: Limits = {
  messageBytesMax: 65_536,
  queueBytesMax: 1_048_576,
  channelsPerConnectionMax: 128,
  commandsPerSecondMax: Infinity,
  channelNameBytesMax: 255,
  channelsMax: Infinity,
  connectionsMax: Infinity,
  connectionsPerUserMax: Infinity,
  connectionsPerAddressMax: Infinity,
  queueBytesTotalMax: Infinity,
  historyPublicationsMax: 300,
  recoveryPublicationsMax: 300,
};

const timingDefault: Timing = {
  pingMs: 25_000,
  pongMs: 8_000,
  staleMs: 10_000,
  expiredGraceMs: 25_000,
  streamMetaMs: 30 * 24 * 3_600_000,
  closeMs: 1_000,
};

export function settingsOf(options: RealtimeOptions): Settings {
  return {
    anonymousConnect: false,
    sessionTokensFromMs: 0,
    originAllowed: () => true,
    channelExists: () => true,
    addressOf: (request) => request.socket.remoteAddress ?? '',
    clock: systemClock,
    random: Math.random,
    randomEpoch: () => randomBytes(6).toString('base64url'),
    randomClientId: randomUUID,
    ...options,
    limits: { ...limitsDefault, ...options.limits },
    timing: { ...timingDefault, ...options.timing },
  };
}

/** A channel whose name starts with this needs a subscription token [RT-3]. */
const privatePrefix = '$';
const namespaceBoundary = ':';

export function isPrivateChannel(channel: string): boolean {
  return channel.startsWith(privatePrefix);
}

/** An anonymous visitor where only users are allowed; a token may allow them to subscribe, and nothing else. */
export function isShutOut(visitor: { readonly user: string }, options: ChannelOptions): boolean {
  return visitor.user === '' && options.anonymous === false;
}

export type ChannelLookup =
  | { readonly kind: 'configured'; readonly options: ChannelOptions }
  /** Outside any namespace without options: the channel exists, but needs a token. */
  | { readonly kind: 'closed'; readonly options: ChannelOptions }
  | { readonly kind: 'unknown' };

export function lookUpChannel(table: ChannelTable, channel: string): ChannelLookup {
  const name = isPrivateChannel(channel) ? channel.slice(privatePrefix.length) : channel;
  const namespace = name.slice(0, Math.max(0, name.indexOf(namespaceBoundary)));
  if (namespace === '') {
    const options = table.withoutNamespace;
    return options === undefined ? { kind: 'closed', options: {} } : { kind: 'configured', options };
  }
  const options = new Map(Object.entries(table.namespaces ?? {})).get(namespace);
  return options === undefined ? { kind: 'unknown' } : { kind: 'configured', options };
}
