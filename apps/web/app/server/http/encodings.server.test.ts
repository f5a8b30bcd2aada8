import { brotliDecompressSync, gunzipSync } from 'node:zlib';

import { describe, expect, it } from 'vitest';

import { acceptedEncoding, compress } from './encodings.server.ts';

describe('acceptedEncoding', () => {
  it.each([
    [undefined, undefined],
    ['', undefined],
    ['gzip', 'gzip'],
    ['gzip, deflate, br, zstd', 'br'],
    ['br;q=0, gzip;q=0.5', 'gzip'],
    ['GZIP', 'gzip'],
    ['identity', undefined],
    ['br;q=0.0', undefined],
  ])('%s gives %s', (header, expected) => {
    expect(acceptedEncoding(header)).toBe(expected);
  });
});

describe('compress', () => {
  const body = Buffer.from('a page of prices '.repeat(200));

  it.each(['page', 'file'] as const)('gives back the same %s when it is read', async (effort) => {
    expect(brotliDecompressSync(await compress(body, 'br', effort)).equals(body)).toBe(true);
    expect(gunzipSync(await compress(body, 'gzip', effort)).equals(body)).toBe(true);
  });
});
