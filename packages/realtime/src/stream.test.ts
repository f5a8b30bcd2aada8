import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { Stream } from './stream.ts';

const offsets = (publications: readonly { readonly offset: number }[]) => publications.map(({ offset }) => offset);

function streamOf(count: number, size = 3): Stream {
  const stream = new Stream({ size, ttlMs: 1_000 }, 'one');
  for (let n = 1; n <= count; n += 1) stream.add({ json: String(n) }, 0);
  return stream;
}

describe('a stream', () => {
  it('[RT-8] numbers publications from one, the first with its epoch', () => {
    const stream = streamOf(0);
    expect(stream.add({ json: '"a"' }, 0)).toEqual({ json: '"a"', offset: 1, epoch: 'one' });
    expect(stream.add({ json: '"b"' }, 0)).toEqual({ json: '"b"', offset: 2 });
    expect(stream.position()).toEqual({ offset: 2, epoch: 'one' });
  });

  it.each([
    ['from the start', { limit: -1, since: null, reverse: false }, [5, 6, 7]],
    ['the position only', { limit: 0, since: null, reverse: false }, []],
    ['the first two', { limit: 2, since: null, reverse: false }, [5, 6]],
    ['the last two, newest first', { limit: 2, since: null, reverse: true }, [7, 6]],
    ['what came after a position', { limit: -1, since: { offset: 5, epoch: '' }, reverse: false }, [6, 7]],
    ['what came after a forgotten position', { limit: -1, since: { offset: 1, epoch: '' }, reverse: false }, [5, 6, 7]],
    ['what came before a position', { limit: -1, since: { offset: 7, epoch: '' }, reverse: true }, [6, 5]],
    ['what came before all that is kept', { limit: -1, since: { offset: 5, epoch: '' }, reverse: true }, []],
    ['what comes before a future position', { limit: -1, since: { offset: 9, epoch: '' }, reverse: true }, []],
    ['what comes after a future position', { limit: -1, since: { offset: 9, epoch: '' }, reverse: false }, []],
  ])('gives %s', (_what, query, expected) => {
    expect(offsets(streamOf(7).history(query, 0))).toEqual(expected);
  });

  it.each([
    ['nothing was missed', 7, 'one', 0, []],
    ['all that was missed is kept', 4, 'one', 0, [5, 6, 7]],
    ['the client does not know the epoch', 6, '', 0, [7]],
    ['one publication is gone', 3, 'one', 0, null],
    ['the epoch is another', 6, 'two', 0, null],
    ['the client is ahead of the stream', 8, 'one', 0, null],
    ['history ran out in time', 6, 'one', 1_000, null],
    ['history ran out, but nothing was missed', 7, 'one', 1_000, []],
  ])('[RT-8] recovers honestly when %s', (_when, offset, epoch, nowMs, expected) => {
    const recovery = streamOf(7).recover({ offset, epoch }, 300, nowMs);
    expect(recovery.recovered ? offsets(recovery.publications) : null).toEqual(expected);
  });

  it('[RT-8] does not recover more than the limit', () => {
    expect(streamOf(7).recover({ offset: 4, epoch: 'one' }, 2, 0)).toEqual({ recovered: false });
  });

  it('forgets in time what a delta would start from, but never its position', () => {
    const stream = streamOf(2);
    expect(stream.last(999)?.offset).toBe(2);
    expect(stream.last(1_000)).toBeUndefined();
    expect(stream.add({ json: '3' }, 1_000).offset).toBe(3);
  });

  it('[RT-8] never claims to have recovered when something is missing', () => {
    fc.assert(
      fc.property(fc.nat(40), fc.integer({ min: 1, max: 8 }), fc.nat(45), (count, size, from) => {
        const recovery = streamOf(count, size).recover({ offset: from, epoch: 'one' }, 300, 0);
        const missed = Array.from({ length: Math.max(0, count - from) }, (_, index) => from + 1 + index);
        const possible = from <= count && missed.length <= size;
        expect(recovery.recovered ? offsets(recovery.publications) : null).toEqual(possible ? missed : null);
      }),
    );
  });
});
