import { describe, expect, it } from 'vitest';

import { qrCode } from './qr-code.ts';

const link = 'https://www.example.com/sportsbook?betcode=ABCDEFGH';

/** Our own drawing of this text, kept after OpenCV's reader had read it back. */
const hello = [
  '111111100111001111111',
  '100000101011001000001',
  '101110100010001011101',
  '101110100011001011101',
  '101110101010101011101',
  '100000100110101000001',
  '111111101010101111111',
  '000000000101100000000',
  '101010100101000010010',
  '101010000110001000010',
  '000001100110100011111',
  '101011010110001000010',
  '011001110110101010100',
  '000000001011010100110',
  '111111100001011100111',
  '100000100011110110000',
  '101110101011011100111',
  '101110100100001100110',
  '101110101010100010101',
  '100000100110001010010',
  '111111101010101100111',
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

  it('holds 213 bytes and not one more', () => {
    expect(qrCode('x'.repeat(213))).not.toBeNull();
    expect(qrCode('x'.repeat(214))).toBeNull();
  });

  it('draws a known text as it is known', () => {
    const rows = (qrCode('HELLO') ?? []).map((row) => row.map(Number).join(''));
    expect(rows).toEqual(hello);
  });
});
