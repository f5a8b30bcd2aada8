import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

export const encodings = ['br', 'gzip'] as const;
export type Encoding = (typeof encodings)[number];

const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);

/** Brotli first, because it is the smaller. A client that refuses an encoding with q=0 is not given it. */
export function acceptedEncoding(header: string | undefined): Encoding | undefined {
  if (header === undefined) return undefined;
  const accepted = new Set(
    header
      .split(',')
      .map((part) => part.trim().toLowerCase())
      .filter((part) => !/;\s*q=0(\.0*)?$/.test(part))
      .map((part) => part.split(';', 1)[0]),
  );
  return encodings.find((encoding) => accepted.has(encoding));
}

export async function compress(body: Buffer, encoding: Encoding, effort: 'page' | 'file'): Promise<Buffer> {
  switch (encoding) {
    case 'br':
      return compressBrotli(body, {
        params: {
          // A page is compressed for a second or two of readers, a file once per build for all of them.
          [constants.BROTLI_PARAM_QUALITY]: effort === 'page' ? 4 : constants.BROTLI_MAX_QUALITY,
          [constants.BROTLI_PARAM_SIZE_HINT]: body.byteLength,
        },
      });
    case 'gzip':
      return compressGzip(body, { level: effort === 'page' ? 5 : constants.Z_BEST_COMPRESSION });
  }
}
