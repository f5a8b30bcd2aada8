/**
 * A whole websocket text message as bytes, header included (RFC 6455, unmasked as a server sends it). Made once for a
 * publication and written to every subscriber's socket, which is what makes a broadcast cheap.
 */
export function textFrame(payload: string): Buffer {
  const size = Buffer.byteLength(payload);
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
  frame.write(payload, headerSize, 'utf8');
  return frame;
}

/** The FIN bit and the opcode of a text message. */
const finalText = 0x81;
