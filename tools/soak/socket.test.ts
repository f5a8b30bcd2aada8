import { describe, expect, it } from 'vitest';
import { readReplies } from './following.ts';
import { frameOf, readFrames } from './socket.ts';

const served = (text: string) => {
  const body = Buffer.from(text);
  const header = body.length < 126 ? [129, body.length] : [129, 126, body.length >> 8, body.length & 255];
  return Buffer.concat([Buffer.from(header), body]);
};

describe('frames of a websocket', () => {
  it.each(['{}', 'x'.repeat(125), 'y'.repeat(126), 'z'.repeat(40_000)])('are read whole', (text) => {
    const { frames, rest } = readFrames(Buffer.concat([served('first'), served(text)]));
    expect(frames.map(({ body }) => body.toString())).toEqual(['first', text]);
    expect(rest).toHaveLength(0);
  });

  it('wait for what is still coming', () => {
    const whole = served('x'.repeat(300));
    for (const cut of [1, 3, 100]) {
      const { frames, rest } = readFrames(whole.subarray(0, cut));
      expect(frames).toEqual([]);
      expect(rest).toHaveLength(cut);
    }
  });

  it.each([5, 200])('of a client are masked: %i bytes', (length) => {
    const frame = frameOf(1, Buffer.alloc(length, 65));
    const at = length < 126 ? 2 : 4;
    const mask = frame.subarray(at, at + 4);
    const body = frame.subarray(at + 4).map((byte, index) => byte ^ (mask[index % 4] ?? 0));
    expect(Buffer.from(body).toString()).toBe('A'.repeat(length));
    expect(frame.readUInt8(1) & 128).toBe(128);
  });
});

const lines = (...all: string[]) => readReplies(Buffer.from(all.join('\n')));

describe('replies of the realtime server', () => {
  it('are read, and what it pushes is passed over', () => {
    expect(lines('{"push":{"channel":"updates:en"}}')).toEqual([]);
    expect(lines('{}')).toEqual(['ping']);
    expect(lines('{"push":{}}', '{"id":2,"subscribe":{}}', '{}')).toEqual([{ id: 2, subscribe: {} }, 'ping']);
  });
});
