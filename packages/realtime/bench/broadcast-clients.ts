import { randomBytes } from 'node:crypto';
import { connect, type Socket } from 'node:net';
import { textFrame } from '../src/wire/text-frame.ts';

/**
 * The other end of the benchmark, a process of its own so that reading does not slow the writer down. It speaks just
 * enough websocket to be served and counts bytes of text, without what joins several messages to one, which costs next to
 * nothing compared with what the server does.
 */
export interface ClientsOrder {
  readonly port: number;
  readonly path: string;
  readonly connections: number;
  /** What each client says after the handshake, and how the answer ends. */
  readonly hello?: { readonly text: string; readonly answerIncludes: string };
}

export type FromClients = { readonly kind: 'ready' } | { readonly kind: 'received'; readonly bytes: number };

let bytes = 0;
let reported = 0;

process.on('message', (order: ClientsOrder) => void open(order));
setInterval(report, 2);

async function open(order: ClientsOrder): Promise<void> {
  // A few at a time: a listening socket's queue is short.
  for (let opened = 0; opened < order.connections; opened += 50) {
    const batch = Math.min(50, order.connections - opened);
    const sockets = await Promise.all(Array.from({ length: batch }, () => openOne(order)));
    for (const socket of sockets) socket.on('data', countText());
  }
  process.send?.({ kind: 'ready' } satisfies FromClients);
}

function openOne({ port, path, hello }: ClientsOrder): Promise<Socket> {
  const socket = connect(port, '127.0.0.1');
  const key = randomBytes(16).toString('base64');
  socket.write(
    `GET ${path} HTTP/1.1\r\nHost: localhost\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n` +
      `Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: ${key}\r\n\r\n`,
  );
  return new Promise((resolve) => {
    let heard = '';
    let greeted = false;
    socket.on('data', function listen(data) {
      heard += data.toString('latin1');
      if (!greeted && heard.includes('\r\n\r\n')) {
        greeted = true;
        if (hello !== undefined) socket.write(masked(hello.text));
      }
      if (!greeted || (hello !== undefined && !heard.includes(hello.answerIncludes))) return;
      socket.off('data', listen);
      resolve(socket);
    });
  });
}

const newline = 10;
const none = Buffer.alloc(0);

/** Counts the text in the frames of one connection, which may be cut anywhere. */
function countText(): (data: Buffer) => void {
  let left = 0;
  let begun: Buffer = none;
  return (data) => {
    let rest = begun.length > 0 ? Buffer.concat([begun, data]) : data;
    begun = none;
    while (rest.length > 0) {
      if (left === 0) {
        const headerSize = rest.length < 2 ? Number.POSITIVE_INFINITY : headerSizeOf(rest);
        if (rest.length < headerSize) {
          begun = rest;
          return;
        }
        left = payloadSizeOf(rest, headerSize);
        rest = rest.subarray(headerSize);
      }
      const text = rest.subarray(0, left);
      bytes += text.length;
      for (let at = text.indexOf(newline); at >= 0; at = text.indexOf(newline, at + 1)) bytes -= 1;
      left -= text.length;
      rest = rest.subarray(text.length);
    }
  };
}

function headerSizeOf(frame: Buffer): number {
  const code = frame[1] ?? 0;
  return code < 126 ? 2 : code === 126 ? 4 : 10;
}

function payloadSizeOf(frame: Buffer, headerSize: number): number {
  if (headerSize === 2) return frame[1] ?? 0;
  return headerSize === 4 ? frame.readUInt16BE(2) : Number(frame.readBigUInt64BE(2));
}

/** Clients must mask; a mask of zeros leaves the payload as it is. */
function masked(text: string): Buffer {
  const frame = textFrame(text);
  const headerSize = frame.length - Buffer.byteLength(text);
  const header = Buffer.from(frame.subarray(0, headerSize));
  header[1] = (header[1] ?? 0) | 0x80;
  return Buffer.concat([header, Buffer.alloc(4), frame.subarray(headerSize)]);
}

function report(): void {
  if (bytes === reported) return;
  reported = bytes;
  process.send?.({ kind: 'received', bytes } satisfies FromClients);
}
