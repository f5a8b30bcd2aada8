import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fossilDelta } from './fossil-delta.ts';
import { applyDelta } from '../testing/apply-delta.ts';

const deltaOf = (source: string, target: string) => fossilDelta(Buffer.from(source), Buffer.from(target)).toString();

describe('the fossil delta encoder', () => {
  it.each([
    ['nothing', '', '', '0\n0;'],
    ['a short text as it is', '', 'abc', '3\n3:abc1XObC0;'],
    ['a text that did not change', 'abcd'.repeat(10), 'abcd'.repeat(10), 'd\nd@0,3Dqz7d;'],
  ])('[RT-7] writes %s', (_what, source, target, delta) => {
    expect(deltaOf(source, target)).toBe(delta);
  });

  it('[RT-7] copies around a change and inserts only it', () => {
    const before =
      '{"market":"1","specifier":"total=2.5","outcomes":[{"id":"over","odds":1850},{"id":"under","odds":1950}]}';
    const after = before.replace('1850', '1870');
    const delta = deltaOf(before, after);
    expect(delta).toMatch(/^1d\n18@0,1:7V@19,.{6};$/u);
    expect(applyDelta(Buffer.from(before), Buffer.from(delta)).toString()).toBe(after);
  });

  it('[RT-7] never cuts a character in two, since the delta travels inside a JSON string', () => {
    // The two letters share their first byte, so a match by bytes would end in the middle of one.
    const before = `${'и'.repeat(30)}а${'и'.repeat(30)}`;
    const after = `${'и'.repeat(30)}б${'и'.repeat(30)}`;
    const delta = fossilDelta(Buffer.from(before), Buffer.from(after));
    expect(Buffer.from(delta.toString('utf8'))).toEqual(delta);
    expect(applyDelta(Buffer.from(before), delta).toString()).toBe(after);
  });

  it('[RT-7] gives back any text from any other, and is always valid UTF-8', () => {
    const word = fc.constantFrom(
      'odds',
      '1850',
      '"id":',
      'Ålesund',
      'Динамо',
      '東京',
      '🏆',
      '\n',
      '\u0000',
      '{}',
      'aaaa',
    );
    const text = fc
      .array(fc.oneof(word, fc.string({ unit: 'grapheme' })), { maxLength: 60 })
      .map((parts) => parts.join(''));
    fc.assert(
      fc.property(text, text, fc.nat(), (left, right, at) => {
        // Half of the cases share most of their text, as two updates of one match do.
        for (const target of [right, left.slice(0, at % (left.length + 1)) + right + left]) {
          const [from, to] = [Buffer.from(left), Buffer.from(target)];
          const delta = fossilDelta(from, to);
          expect(Buffer.from(delta.toString('utf8'))).toEqual(delta);
          expect(applyDelta(from, delta)).toEqual(to);
        }
      }),
      { numRuns: 1_000 },
    );
  });

  it('[RT-7] copes with the worst repetition', () => {
    const source = Buffer.alloc(50_000, 'a');
    const target = Buffer.concat([Buffer.alloc(49_000, 'a'), Buffer.from('b')]);
    const delta = fossilDelta(source, target);
    expect(delta.length).toBeLessThan(40);
    expect(applyDelta(source, delta)).toEqual(target);
  });
});
