import { describe, expect, it } from 'vitest';

import { qrCode } from './qr-code.ts';

const link = 'https://www.example.com/sportsbook?betcode=ABCDEFGH';

/** The drawing of this text, kept after another library's reader had read it back. */
const hello = [
  '111111101010001111111',
  '100000100111001000001',
  '101110100101101011101',
  '101110101110001011101',
  '101110101100101011101',
  '100000101011001000001',
  '111111101010101111111',
  '000000001011100000000',
  '100010111111011111001',
  '011101010001100001101',
  '000100100001001111010',
  '101001000110011111100',
  '100100110110111000111',
  '000000001000111111111',
  '111111101110110001010',
  '100000100101100110001',
  '101110101001001101110',
  '101110100011100001101',
  '101110100111001001000',
  '100000100100011110111',
  '111111101110111100101',
];

function text(value: string): string {
  return JSON.stringify(qrCode(value));
}

describe('qrCode', () => {
  it.each([
    ['HELLO', 21],
    [link, 33],
    ['x'.repeat(200), 57],
  ])('[SHARE-1] draws %s as a square of %i cells with its three corners', (words, size) => {
    const rows = qrCode(words) ?? [];
    expect(rows).toHaveLength(size);
    const corner = (x: number, y: number) =>
      rows.slice(y, y + 7).map((row) =>
        row
          .slice(x, x + 7)
          .map(Number)
          .join(''),
      );
    const square = ['1111111', '1000001', '1011101', '1011101', '1011101', '1000001', '1111111'];
    expect(corner(0, 0)).toEqual(square);
    expect(corner(size - 7, 0)).toEqual(square);
    expect(corner(0, size - 7)).toEqual(square);
  });

  it('draws the same text the same way every time, and another text in another', () => {
    expect(text(link)).toBe(text(link));
    expect(text(link)).not.toBe(text(`${link}2`));
  });

  it('holds 212 bytes and not one more', () => {
    expect(qrCode('x'.repeat(212))).not.toBeNull();
    expect(qrCode('x'.repeat(213))).toBeNull();
    expect(qrCode('x'.repeat(100_000))).toBeNull();
  });

  it('draws a known text as it is known', () => {
    const rows = (qrCode('HELLO') ?? []).map((row) => row.map(Number).join(''));
    expect(rows).toEqual(hello);
  });
});
