import { openSocket, type TextSocket } from '../soak/socket.ts';

interface Publication {
  /** Left out of what comes while it is published. */
  readonly data: unknown;
  readonly offset?: number;
}

/** What a server sends that a client of one channel has to understand. */
interface Reply {
  readonly id?: number;
  readonly error?: { readonly code: number };
  readonly subscribe?: {
    readonly epoch?: string;
    readonly offset?: number;
    readonly recovered?: boolean;
    readonly was_recovering?: boolean;
    readonly publications?: readonly Publication[];
  };
  readonly push?: { readonly pub?: Publication; readonly unsubscribe?: { readonly code: number } };
}

const newline = 10;
const published = Buffer.from('"pub":{"data":');
const offsetName = Buffer.from('"offset":');
/** A publication names its channel before its data, and its offset after. */
const edgeBytes = 100;

/** The replies of a frame, one a line. Of publications, which are nearly all there is, only the offset is read: parsing them for hundreds of clients takes longer than sending them. */
export function readReplies(body: Buffer): readonly Reply[] {
  const replies: Reply[] = [];
  for (let at = 0; at < body.length;) {
    const newlineAt = body.indexOf(newline, at);
    const end = newlineAt < 0 ? body.length : newlineAt;
    if (end > at) replies.push(replyOf(body.subarray(at, end)));
    at = end + 1;
  }
  return replies;
}

function replyOf(line: Buffer): Reply {
  if (line.subarray(0, edgeBytes).includes(published)) {
    const tail = line.subarray(-edgeBytes);
    const at = tail.lastIndexOf(offsetName);
    const offset = at < 0 ? undefined : Number.parseInt(tail.toString('latin1', at + offsetName.length), 10);
    return { push: { pub: { data: undefined, ...(offset !== undefined && { offset }) } } };
  }
  return JSON.parse(line.toString()) as Reply;
}

/** What happens to a subscription, whichever client has it. */
export interface SubscriptionEvents {
  readonly subscribed: (context: {
    readonly wasRecovering: boolean;
    readonly recovered: boolean;
    readonly streamPosition?: { readonly epoch: string; readonly offset: number } | undefined;
  }) => void;
  readonly subscribing: (context: { readonly code: number; readonly reason: string }) => void;
  readonly publication: (context: { readonly data: unknown; readonly offset?: number | undefined }) => void;
}

export interface LightEvents extends SubscriptionEvents {
  readonly connected: () => void;
}

export interface LightTerms {
  readonly url: string;
  readonly origin: string;
  readonly channel: string;
  readonly events: LightEvents;
}

const connectId = 1;
const subscribeId = 2;
const minReconnectMs = 100;
const maxReconnectMs = 1000;

/**
 * Follows one channel: connects, subscribes, and recovers from where it was, as the client library of browsers does, for a
 * small part of its work. So one process can hold hundreds of clients and not be what is measured.
 */
export class LightClient {
  readonly #terms: LightTerms;
  #socket: TextSocket | null = null;
  #position: { epoch: string; offset: number } | null = null;
  #failures = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #isOver = false;

  constructor(terms: LightTerms) {
    this.#terms = terms;
  }

  connect(): void {
    const { url, origin, events } = this.#terms;
    const socket = openSocket(url, '127.0.0.1', origin, {
      opened: () => socket.send(JSON.stringify({ id: connectId, connect: {} })),
      message: (body) => readReplies(body).forEach((reply) => this.#take(reply)),
      closed: (why) => {
        if (this.#isOver) return;
        events.subscribing({ code: 1, reason: why === '' ? 'error' : why });
        const delayMs = Math.min(maxReconnectMs, minReconnectMs * 2 ** this.#failures);
        this.#failures += 1;
        this.#timer = setTimeout(() => this.connect(), delayMs * (0.5 + Math.random() / 2));
      },
    });
    this.#socket = socket;
  }

  stop(): void {
    this.#isOver = true;
    clearTimeout(this.#timer);
    this.#socket?.close();
  }

  #take(reply: Reply): void {
    const { id, error, push } = reply;
    if (error !== undefined) return this.#socket?.close();
    if (id === connectId) {
      this.#failures = 0;
      this.#terms.events.connected();
      return this.#subscribe();
    }
    if (id === subscribeId) return this.#subscribed(reply.subscribe ?? {});
    if (push?.unsubscribe !== undefined) {
      this.#terms.events.subscribing({ code: push.unsubscribe.code, reason: 'unsubscribed' });
      return this.#subscribe();
    }
    if (push?.pub !== undefined) return this.#publication(push.pub);
    // An empty object is a ping.
    if (push === undefined) this.#socket?.send('{}');
  }

  #subscribe(): void {
    const { channel } = this.#terms;
    const from = this.#position === null ? {} : { recover: true, ...this.#position };
    this.#socket?.send(JSON.stringify({ id: subscribeId, subscribe: { channel, ...from } }));
  }

  #subscribed({ epoch = '', offset = 0, recovered = false, ...result }: NonNullable<Reply['subscribe']>): void {
    const wasRecovering = result.was_recovering ?? false;
    this.#terms.events.subscribed({ wasRecovering, recovered, streamPosition: { epoch, offset } });
    this.#position = { epoch, offset };
    for (const publication of result.publications ?? []) this.#publication(publication);
  }

  #publication({ data, offset }: Publication): void {
    this.#terms.events.publication({ data, offset });
    if (offset !== undefined && this.#position !== null) this.#position.offset = offset;
  }
}
