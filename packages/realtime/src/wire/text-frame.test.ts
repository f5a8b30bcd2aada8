import { describe, expect, it } from 'vitest';
import { joinFrames, textFrame } from './text-frame.ts';

/** The messages that a client reads from these bytes, as RFC 6455 writes them. */
function messagesIn(bytes: Buffer): readonly string[] {
  const messages: string[] = [];
  for (let at = 0; at < bytes.length;) {
    expect(bytes[at]).toBe(0x81);
    const code = bytes[at + 1] ?? 0;
    const start = at + (code < 126 ? 2 : code === 126 ? 4 : 10);
    const size = code < 126 ? code : code === 126 ? bytes.readUInt16BE(at + 2) : Number(bytes.readBigUInt64BE(at + 2));
    at = start + size;
    messages.push(bytes.toString('utf8', start, at));
  }
  return messages;
}

/** Around the sizes at which the header grows. */
const sizes = [0, 1, 125, 126, 65_535, 65_536];

describe('text frames', () => {
  it.each(sizes)('[RT-2] a text of %i bytes arrives as it was', (size) => {
    const text = 'x'.repeat(size);
    expect(messagesIn(textFrame(text))).toEqual([text]);
  });

  it.each(sizes.flatMap((a) => sizes.map((b) => [a, b] as const)))(
    '[RT-2] frames of %i and %i bytes are joined into the lines of one message',
    (a, b) => {
      const texts = ['a'.repeat(a), 'ü'.repeat(b / 2), 'c'];
      const frames = [textFrame(texts[0] ?? ''), texts[1] ?? '', textFrame('c')];
      expect(messagesIn(joinFrames(frames))).toEqual([texts.join('\n')]);
      expect(joinFrames([...frames])).toBe(joinFrames(frames));
    },
  );
});
