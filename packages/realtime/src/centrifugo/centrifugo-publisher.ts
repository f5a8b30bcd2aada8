import { errorCodes, type DisconnectCode } from '../codes.ts';
import type { PublishOptions } from '../publish.ts';
import type {
  CallOutcome,
  ChannelsOutcome,
  CommandOutcome,
  Publisher,
  PublisherCommand,
  PublisherFailure,
  PublisherOutcome,
} from '../publisher.ts';
import { readFields, type Fields } from '../wire/fields.ts';

export interface CentrifugoOptions {
  /**
   * The addresses of the HTTP API, for example `http://centrifugo.internal:8000/api`: of one node or of several of a cluster. One
   * is used until it does not answer, then the next.
   */
  readonly apiUrls: readonly string[];
  readonly apiKey: string;
  readonly timeoutMs?: number;
}

/** Publishes to a Centrifugo server or cluster through its HTTP API; clients notice no difference. */
export function centrifugoPublisher(options: CentrifugoOptions): Publisher {
  const run = createCaller(options);
  return {
    async batch(commands) {
      const reply = await run('batch', { commands: commands.map(commandBody) });
      if (reply.kind !== 'result') return commands.map((command) => commandFailure(reply, command));
      const replies = reply.result.raw('replies');
      const parts: readonly unknown[] = Array.isArray(replies) ? replies : [];
      return commands.map((command, index) => readCommandReply(command, parts[index]));
    },
    ping: async () => callOutcome(await run('info', {})),
    async publish(channel, data, publishOptions) {
      const reply = await run('publish', { channel, ...content(data, publishOptions) });
      return reply.kind === 'result' ? readPublished(reply.result) : failureOf(reply, channel);
    },
    async broadcast(channels, data, publishOptions) {
      const reply = await run('broadcast', { channels, ...content(data, publishOptions) });
      if (reply.kind !== 'result') return channels.map((channel) => failureOf(reply, channel));
      const responses = reply.result.raw('responses');
      const replies: readonly unknown[] = Array.isArray(responses) ? responses : [];
      return channels.map((channel, index) => {
        const part = readReply(replies[index]);
        return part.kind === 'result' ? readPublished(part.result) : failureOf(part, channel);
      });
    },
    activeChannels: async () => readChannels(await run('channels', {})),
    unsubscribe: async (user, channel) => callOutcome(await run('unsubscribe', { user, channel })),
    disconnect: async (user, code) => callOutcome(await run('disconnect', disconnectBody(user, code))),
  };
}

type ApiReply = { readonly kind: 'result'; readonly result: Fields } | PublisherFailure;

const timeoutMsDefault = 5_000;

function content(data: unknown, options: PublishOptions | undefined): object {
  return { data: data ?? null, ...(options?.tags === undefined ? {} : { tags: options.tags }) };
}

/** Calls a method at the node that answered last, and at each other one before it gives up. */
function createCaller({ apiUrls, apiKey, timeoutMs = timeoutMsDefault }: CentrifugoOptions) {
  let current = 0;
  return async (method: string, body: object): Promise<ApiReply> => {
    const text = asciiJson(body);
    let reply: ApiReply = { kind: 'unreachable', why: 'no address' };
    for (let tried = 0; tried < apiUrls.length; tried += 1) {
      reply = await call(`${apiUrls[current]}/${method}`, text, { apiKey, timeoutMs });
      if (reply.kind !== 'unreachable') return reply;
      current = (current + 1) % apiUrls.length;
    }
    return reply;
  };
}

async function call(
  url: string,
  body: string,
  { apiKey, timeoutMs }: { readonly apiKey: string; readonly timeoutMs: number },
): Promise<ApiReply> {
  try {
    const response = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-api-key': apiKey },
      body,
      signal: AbortSignal.timeout(timeoutMs),
    });
    if (response.status >= 500) return { kind: 'unreachable', why: `${response.status} ${response.statusText}` };
    if (!response.ok) return { kind: 'refused', code: response.status, message: response.statusText };
    return readReply(await response.json());
  } catch (error) {
    return { kind: 'unreachable', why: error instanceof Error ? error.message : String(error) };
  }
}

function commandBody(command: PublisherCommand): object {
  switch (command.kind) {
    case 'publish': {
      const { channel, data, options, idempotencyKey } = command;
      const once = idempotencyKey === undefined ? {} : { idempotency_key: idempotencyKey };
      return { publish: { channel, ...content(data, options), ...once } };
    }
    case 'unsubscribe':
      return { unsubscribe: { user: command.user, channel: command.channel } };
    case 'disconnect':
      return { disconnect: disconnectBody(command.user, command.code) };
  }
}

function disconnectBody(user: string, code: DisconnectCode | undefined): object {
  return { user, ...(code === undefined ? {} : { disconnect: code }) };
}

/** A part of a batch has its result under the name of its method. */
function readCommandReply(command: PublisherCommand, value: unknown): CommandOutcome {
  const fields = readFields(value);
  const error = fields?.nested('error') ?? null;
  if (error !== null) return commandFailure(errorOf(error), command);
  const result = fields?.nested(command.kind) ?? null;
  if (result === null) return { kind: 'unreachable', why: 'the reply is not of the API' };
  return command.kind === 'publish' ? readPublished(result) : { kind: 'done' };
}

function commandFailure(failure: PublisherFailure, command: PublisherCommand): CommandOutcome {
  return command.kind === 'publish' ? failureOf(failure, command.channel) : failure;
}

function errorOf(error: Fields): PublisherFailure {
  return { kind: 'refused', code: error.count('code'), message: error.text('message') };
}

/**
 * Centrifugo makes deltas of bytes and puts them into a JSON string, so a delta that cuts a character in two is
 * corrupted. ASCII-only JSON avoids this.
 */
function asciiJson(value: object): string {
  return JSON.stringify(value).replaceAll(
    /[\u0080-\uffff]/g,
    (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}

/** The API answers 200 with either a result or an error, for a call and for each part of a broadcast alike. */
function readReply(value: unknown): ApiReply {
  const fields = readFields(value);
  const error = fields?.nested('error') ?? null;
  if (error !== null) return errorOf(error);
  // A batch is the one answer without a result around it.
  const result = fields?.nested('result') ?? (Array.isArray(fields?.raw('replies')) ? fields : null);
  return result === null ? { kind: 'unreachable', why: 'the reply is not of the API' } : { kind: 'result', result };
}

function readPublished(result: Fields): PublisherOutcome {
  return { kind: 'published', offset: result.count('offset'), epoch: result.text('epoch') };
}

function readChannels(reply: ApiReply): ChannelsOutcome {
  if (reply.kind !== 'result') return reply;
  const channels = reply.result.nested('channels');
  const names = channels?.names() ?? [];
  return {
    kind: 'channels',
    subscriptions: new Map(names.map((name) => [name, channels?.nested(name)?.count('num_clients') ?? 0])),
  };
}

function failureOf(failure: PublisherFailure, channel: string): PublisherOutcome {
  return failure.kind === 'refused' && failure.code === errorCodes.unknownChannel.code
    ? { kind: 'unknown-channel', channel }
    : failure;
}

function callOutcome(reply: ApiReply): CallOutcome {
  return reply.kind === 'result' ? { kind: 'done' } : reply;
}
