import { describe, expect, it } from 'vitest';
import { countPushes, missedBetween, readPublications } from './pushes.ts';

const price = { event: 'markets_changed', at_ms: 5_000, updates: [] };
const push = (pub: object) => JSON.stringify({ push: { channel: 'updates:en', ...pub } });
const message = (...lines: string[]) => Buffer.from(lines.join('\n'));

describe('messages of the realtime server', () => {
  it.each([
    ['a ping', message('{}'), 0],
    ['a reply', message('{"id":1,"connect":{}}'), 0],
    ['one push', message(push({ pub: { data: price } })), 1],
    ['pushes between replies', message('{"id":2,"subscribe":{}}', push({ pub: {} }), '{}', push({ join: {} })), 2],
    ['pushes with a last line end', message(push({ pub: {} }), push({ pub: {} }), ''), 2],
  ])('%s', (_name, body, expected) => {
    expect(countPushes(body)).toBe(expected);
  });

  it('say what was published, when by the world’s clock, and its number', () => {
    const body = message(push({ pub: { data: price, offset: 7 } }), push({ join: {} }), push({ pub: { data: price } }));
    const read = { channel: 'updates:en', event: 'markets_changed', sentWorldMs: 5_000 };
    expect(readPublications(body)).toEqual([
      { ...read, offset: 7 },
      { ...read, offset: null },
    ]);
  });

  it('of another form are an error', () => {
    expect(() => readPublications(message(push({ pub: { data: { event: 'x' } } })))).toThrow('at_ms');
  });

  it.each([
    [undefined, 5, 0],
    [4, 5, 0],
    [4, 8, 3],
    [4, null, 0],
    [9, 3, 0],
  ])('after number %s comes %s, and %i are missing', (last, offset, expected) => {
    expect(missedBetween(last, offset)).toBe(expected);
  });
});
