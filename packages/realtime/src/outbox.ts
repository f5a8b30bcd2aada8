import type { Duplex } from 'node:stream';
import { WebSocket } from 'ws';
import type { Flusher } from './flusher.ts';
import { joinFrames, textFrame } from './wire/text-frame.ts';

/** Bytes queued for all clients. */
export interface QueuedBytes {
  count: number;
  readonly max: number;
  /** A client's share while more than `max` bytes are queued in all. */
  share(): number;
}

export interface OutboxParts {
  readonly websocket: WebSocket;
  readonly socket: Duplex;
  readonly flusher: Flusher;
  readonly bytesMax: number;
  readonly queued: QueuedBytes;
  readonly overflow: () => void;
}

/** A queue this long does not wait for the next round of writes: a client that reads must not look slow in a burst. */
const bytesAtOnce = 64 * 1024;

/**
 * The send queue of one client. Replies are text; publications are frames shared between subscribers, and one that is
 * alone is written as it is. What waits together is joined into one websocket message, a line each.
 */
export class Outbox {
  readonly #parts: OutboxParts;
  #waiting: (Buffer | string)[] = [];
  /** Bytes of `#waiting`; what the socket holds is counted with it for the limit of one client. */
  #bytesWaiting = 0;
  /** Bytes of this client counted in `queued`. */
  #bytesCounted = 0;
  #closed = false;

  constructor(parts: OutboxParts) {
    this.#parts = parts;
    parts.socket.on('drain', () => this.#count());
  }

  push(message: Buffer | string): void {
    if (this.#closed) return;
    this.#bytesWaiting += message.length;
    this.#count();
    const { queued, bytesMax, overflow } = this.#parts;
    const isOverShare = queued.count > queued.max && this.#bytesCounted > queued.share();
    if (this.#bytesCounted > bytesMax || isOverShare) {
      overflow();
      return;
    }
    if (this.#waiting.push(message) === 1) this.#parts.flusher.add(this);
    if (this.#bytesWaiting >= bytesAtOnce) this.flush();
  }

  flush(): void {
    const waiting = this.#waiting;
    const [first] = waiting;
    if (first === undefined || this.#closed) return;
    const { websocket, socket } = this.#parts;
    this.#waiting = [];
    this.#bytesWaiting = 0;
    // After a close frame of either side nothing may be sent.
    if (websocket.readyState === WebSocket.OPEN) {
      if (waiting.length > 1) socket.write(joinFrames(waiting));
      else socket.write(typeof first === 'string' ? textFrame(first) : first);
    }
    this.#count();
  }

  /** Updates the server's total with this client's queue. */
  #count(): void {
    const bytes = this.#closed ? 0 : this.#bytesWaiting + this.#parts.socket.writableLength;
    this.#parts.queued.count += bytes - this.#bytesCounted;
    this.#bytesCounted = bytes;
  }

  /** Sends what is queued and accepts no more. */
  close(): void {
    this.flush();
    this.#closed = true;
    this.#waiting = [];
    this.#count();
  }
}
