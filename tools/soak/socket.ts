import { randomBytes } from 'node:crypto';
import { request } from 'node:http';
import type { Socket } from 'node:net';

export interface SocketEvents {
  readonly opened: () => void;
  /** Bytes, so that only those who need the text decode it. */
  readonly message: (body: Buffer) => void;
  /** The reason; empty if this end closed the connection. */
  readonly closed: (why: string) => void;
}

export interface TextSocket {
  send(text: string): void;
  close(): void;
}

/** A websocket with a chosen local address, which the built-in one does not support. Text only, unfragmented frames. */
export function openSocket(url: string, from: string, origin: string, events: SocketEvents): TextSocket {
  const { port, pathname } = new URL(url);
  const headers = {
    Connection: 'Upgrade',
    Upgrade: 'websocket',
    Origin: origin,
    'Sec-WebSocket-Version': '13',
    'Sec-WebSocket-Key': randomBytes(16).toString('base64'),
  };
  let socket: Socket | null = null;
  let isOver = false;
  const over = (why: string) => {
    if (isOver) return;
    isOver = true;
    socket?.destroy();
    events.closed(why);
  };
  const broken = (error: NodeJS.ErrnoException) => over(error.code ?? error.name);
  const asked = request({ host: '127.0.0.1', port, path: pathname, localAddress: from, headers });
  asked.once('error', broken);
  asked.once('response', (reply) => {
    reply.resume();
    over(`refused ${reply.statusCode ?? 0}`);
  });
  asked.once('upgrade', (_reply, upgraded: Socket, head: Buffer) => {
    socket = upgraded;
    let waiting = head;
    const take = (part: Buffer) => {
      const { frames, rest } = readFrames(waiting.length === 0 ? part : Buffer.concat([waiting, part]));
      waiting = rest;
      for (const { kind, body } of frames) {
        if (kind === 1) events.message(body);
        if (kind === 9) upgraded.write(frameOf(10, body));
        if (kind === 8) over(`closed ${body.length < 2 ? 0 : body.readUInt16BE(0)}`);
      }
    };
    upgraded.on('data', take);
    upgraded.once('close', () => over('cut'));
    upgraded.once('error', broken);
    events.opened();
    take(Buffer.alloc(0));
  });
  asked.end();
  return {
    send: (text) => void (isOver || socket?.write(frameOf(1, Buffer.from(text)))),
    close: () => over(''),
  };
}

interface Frame {
  readonly kind: number;
  readonly body: Buffer;
}

/** The complete frames received, and the bytes of an incomplete one. */
export function readFrames(data: Buffer): { readonly frames: readonly Frame[]; readonly rest: Buffer } {
  const frames: Frame[] = [];
  let at = 0;
  for (;;) {
    if (data.length < at + 2) break;
    const short = data.readUInt8(at + 1) & 127;
    const header = short === 126 ? 4 : short === 127 ? 10 : 2;
    if (data.length < at + header) break;
    const length = short === 126 ? data.readUInt16BE(at + 2) : short === 127 ? data.readUIntBE(at + 4, 6) : short;
    if (data.length < at + header + length) break;
    frames.push({ kind: data.readUInt8(at) & 15, body: data.subarray(at + header, at + header + length) });
    at += header + length;
  }
  return { frames, rest: data.subarray(at) };
}

/** A client's frames are masked, as the protocol wants. */
export function frameOf(kind: number, body: Buffer): Buffer {
  const mask = randomBytes(4);
  const isShort = body.length < 126;
  const header = Buffer.alloc(isShort ? 2 : 4);
  header.writeUInt8(128 | kind, 0);
  header.writeUInt8(128 | (isShort ? body.length : 126), 1);
  if (!isShort) header.writeUInt16BE(body.length, 2);
  const masked = Buffer.from(body.map((byte, at) => byte ^ (mask[at % 4] ?? 0)));
  return Buffer.concat([header, mask, masked]);
}
