import { errorCodes } from '../codes.ts';
import type { PublishOptions } from '../publish.ts';
import type { CallOutcome, ChannelsOutcome, Publisher, PublisherFailure, PublisherOutcome } from '../publisher.ts';
import { readFields, type Fields } from '../wire/fields.ts';

export interface CentrifugoOptions {
  /** The address of the HTTP API, for example `http://centrifugo.internal:8000/api`. */
  readonly apiUrl: string;
  readonly apiKey: string;
  readonly timeoutMs?: number;
}

/** Publishes to a Centrifugo server or cluster through its HTTP API; clients notice no difference. */
export function centrifugoPublisher(options: CentrifugoOptions): Publisher {
  const run = (method: string, body: object) => call(options, method, body);
  return {
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
    disconnect: async (user, code) =>
      callOutcome(await run('disconnect', { user, ...(code === undefined ? {} : { disconnect: code }) })),
  };
}

type ApiReply = { readonly kind: 'result'; readonly result: Fields } | PublisherFailure;

const timeoutMsDefault = 5_000;

function content(data: unknown, options: PublishOptions | undefined): object {
  return { data: data ?? null, ...(options?.tags === undefined ? {} : { tags: options.tags }) };
}

async function call(options: CentrifugoOptions, method: string, body: object): Promise<ApiReply> {
  try {
    const response = await fetch(`${options.apiUrl}/${method}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-api-key': options.apiKey },
      body: asciiJson(body),
      signal: AbortSignal.timeout(options.timeoutMs ?? timeoutMsDefault),
    });
    if (!response.ok) return { kind: 'refused', code: response.status, message: response.statusText };
    return readReply(await response.json());
  } catch (error) {
    return { kind: 'unreachable', why: error instanceof Error ? error.message : String(error) };
  }
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
  if (error !== null) return { kind: 'refused', code: error.count('code'), message: error.text('message') };
  const result = fields?.nested('result') ?? null;
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
