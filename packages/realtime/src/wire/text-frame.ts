/**
 * A whole websocket text message as bytes, header included (RFC 6455, unmasked as a server sends it). Made once for a
 * publication and written to every subscriber's socket, which is what makes a broadcast cheap.
 */
export function textFrame(payload: string): Buffer {
  const size = Buffer.byteLength(payload);
  const frame = emptyFrame(size);
  frame.write(payload, frame.length - size, 'utf8');
  return frame;
}

type Messages = readonly (Buffer | string)[];

let latest: { readonly messages: Messages; readonly joined: Buffer } = { messages: [], joined: Buffer.alloc(0) };

/**
 * Several messages as the lines of one, which a browser handles in one task: it has about 0.3 ms of work with each. After a
 * burst many clients wait for the same ones, so these are joined once.
 */
export function joinFrames(messages: Messages): Buffer {
  if (!isSame(messages, latest.messages)) latest = { messages, joined: joined(messages) };
  return latest.joined;
}

function isSame(some: Messages, others: Messages): boolean {
  return some.length === others.length && some.every((message, index) => message === others[index]);
}

function joined(messages: Messages): Buffer {
  const payloads = messages.map((message) => (typeof message === 'string' ? Buffer.from(message) : payloadOf(message)));
  const size = payloads.reduce((sum, payload) => sum + payload.length, payloads.length - 1);
  const frame = emptyFrame(size);
  let at = frame.length - size;
  for (const payload of payloads) {
    at += payload.copy(frame, at);
    // The next line, unless this was the last.
    if (at < frame.length) frame[at++] = lineEnd;
  }
  return frame;
}

function payloadOf(frame: Buffer): Buffer {
  const code = frame[1] ?? 0;
  return frame.subarray(code < 126 ? 2 : code === 126 ? 4 : 10);
}

/** With its header, and room for so many bytes. */
function emptyFrame(size: number): Buffer {
  const headerSize = size < 126 ? 2 : size < 65_536 ? 4 : 10;
  const frame = Buffer.allocUnsafe(headerSize + size);
  frame[0] = finalText;
  if (headerSize === 2) {
    frame[1] = size;
  } else if (headerSize === 4) {
    frame[1] = 126;
    frame.writeUInt16BE(size, 2);
  } else {
    frame[1] = 127;
    frame.writeUIntBE(0, 2, 2);
    frame.writeUIntBE(size, 4, 6);
  }
  return frame;
}

/** The FIN bit and the opcode of a text message. */
const finalText = 0x81;
const lineEnd = 0x0a;
