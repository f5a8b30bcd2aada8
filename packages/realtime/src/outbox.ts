import type { Duplex } from 'node:stream';
import { WebSocket } from 'ws';
import { textFrame } from './wire/text-frame.ts';

/** Collects what is to be written in one turn of the event loop and writes it at its end. */
export class Flusher {
  #waiting: Outbox[] = [];

  add(outbox: Outbox): void {
    if (this.#waiting.push(outbox) === 1) setImmediate(() => this.flush());
  }

  flush(): void {
    const waiting = this.#waiting;
    this.#waiting = [];
    for (const outbox of waiting) outbox.flush();
  }
}

/**
 * What waits to be sent to one client. Replies are text and are joined, one per line, into one websocket message;
 * publications are whole frames shared between subscribers and are written as they are.
 */
export class Outbox {
  readonly #websocket: WebSocket;
  readonly #socket: Duplex;
  readonly #flusher: Flusher;
  readonly #bytesMax: number;
  readonly #overflow: () => void;
  #waiting: (Buffer | string)[] = [];
  #bytesWaiting = 0;
  #closed = false;

  constructor(websocket: WebSocket, socket: Duplex, flusher: Flusher, bytesMax: number, overflow: () => void) {
    this.#websocket = websocket;
    this.#socket = socket;
    this.#flusher = flusher;
    this.#bytesMax = bytesMax;
    this.#overflow = overflow;
  }

  push(message: Buffer | string): void {
    if (this.#closed) return;
    this.#bytesWaiting += message.length;
    if (this.#bytesWaiting + this.#socket.writableLength > this.#bytesMax) {
      this.#overflow();
      return;
    }
    if (this.#waiting.push(message) === 1) this.#flusher.add(this);
  }

  flush(): void {
    const waiting = this.#waiting;
    const [first] = waiting;
    if (first === undefined || this.#closed) return;
    this.#waiting = [];
    this.#bytesWaiting = 0;
    // After a close frame, the client's or ours, nothing more may be sent.
    if (this.#websocket.readyState !== WebSocket.OPEN) return;
    if (waiting.length === 1) {
      this.#socket.write(typeof first === 'string' ? textFrame(first) : first);
      return;
    }
    this.#socket.cork();
    for (const frame of joinReplies(waiting)) this.#socket.write(frame);
    this.#socket.uncork();
  }

  /** Sends what is there and takes no more. */
  close(): void {
    this.flush();
    this.#closed = true;
    this.#waiting = [];
  }
}

function joinReplies(messages: readonly (Buffer | string)[]): Buffer[] {
  const frames: Buffer[] = [];
  let lines: string[] = [];
  const endLines = () => {
    if (lines.length > 0) frames.push(textFrame(lines.join('\n')));
    lines = [];
  };
  for (const message of messages) {
    if (typeof message === 'string') {
      lines.push(message);
    } else {
      endLines();
      frames.push(message);
    }
  }
  endLines();
  return frames;
}
