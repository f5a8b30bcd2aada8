/**
 * An encoder of Fossil's delta format (https://www.fossil-scm.org/home/doc/trunk/www/delta_format.wiki): the target's
 * size, then copies from the source (`length@offset,`) and insertions (`length:bytes`), then a checksum (`sum;`).
 *
 * Both texts are UTF-8 and the delta travels inside a JSON string, so a delta must itself be valid UTF-8: no copy may
 * begin or end within a character. The published algorithm does not care; this encoder does.
 */
export function fossilDelta(source: Buffer, target: Buffer): Buffer {
  const out = new DeltaWriter(target);
  out.size(target.length);
  if (source.length > blockSize && target.length > blockSize) writeMatches(source, target, out);
  else out.insert(0, target.length);
  out.checksum(checksum(target));
  return out.bytes();
}

/** Copies shorter than this cost more than they save. A smaller block finds more; JSON prices repeat in small pieces. */
const blockSize = 16;
/** How many source blocks with one hash are tried: repetitive JSON has many, and the first few are as good as any. */
const candidatesMax = 32;

interface Match {
  readonly at: number;
  readonly from: number;
  readonly length: number;
}

function writeMatches(source: Buffer, target: Buffer, out: DeltaWriter): void {
  const blocks = indexBlocks(source);
  let written = 0;
  let at = 0;
  let rolling = hashBlock(target, 0);
  while (at + blockSize <= target.length) {
    const match = bestMatch(source, target, blocks.get(rolling), at, written);
    if (match === null) {
      rolling = at + blockSize < target.length ? rollBlock(rolling, target, at) : 0;
      at += 1;
      continue;
    }
    out.insert(written, match.at);
    out.copy(match.from, match.length);
    written = match.at + match.length;
    at = written;
    if (at + blockSize <= target.length) rolling = hashBlock(target, at);
  }
  out.insert(written, target.length);
}

function indexBlocks(source: Buffer): Map<number, number[]> {
  const blocks = new Map<number, number[]>();
  for (let from = 0; from + blockSize <= source.length; from += blockSize) {
    const hash = hashBlock(source, from);
    const places = blocks.get(hash);
    if (places === undefined) blocks.set(hash, [from]);
    else if (places.length < candidatesMax) places.push(from);
  }
  return blocks;
}

/** The longest piece around `at` that the source has too, grown both ways and trimmed to whole characters. */
function bestMatch(
  source: Buffer,
  target: Buffer,
  places: readonly number[] | undefined,
  at: number,
  written: number,
): Match | null {
  let best: Match | null = null;
  for (const place of places ?? []) {
    let end = 0;
    while (place + end < source.length && at + end < target.length && source[place + end] === target[at + end])
      end += 1;
    if (end < blockSize) continue;
    let back = 0;
    while (place > back && at - back > written && source[place - back - 1] === target[at - back - 1]) back += 1;
    const match = trimToCharacters(target, { at: at - back, from: place - back, length: back + end });
    if (match.length >= blockSize && match.length > (best?.length ?? 0)) best = match;
  }
  return best;
}

function trimToCharacters(target: Buffer, match: Match): Match {
  let { at, from, length } = match;
  while (length > 0 && isContinuation(target[at])) {
    at += 1;
    from += 1;
    length -= 1;
  }
  while (length > 0 && isContinuation(target[at + length])) length -= 1;
  return { at, from, length };
}

/** A byte inside a UTF-8 character rather than at its start. */
function isContinuation(byte: number | undefined): boolean {
  return byte !== undefined && (byte & 0xc0) === 0x80;
}

/** A sum that can be moved one byte on without reading the block again: low half the bytes, high half their weights. */
function hashBlock(bytes: Buffer, start: number): number {
  let sum = 0;
  let weighted = 0;
  for (let i = 0; i < blockSize; i += 1) {
    const byte = bytes[start + i] ?? 0;
    sum = (sum + byte) & 0xffff;
    weighted = (weighted + (blockSize - i) * byte) & 0xffff;
  }
  return ((weighted << 16) | sum) >>> 0;
}

function rollBlock(hash: number, bytes: Buffer, start: number): number {
  const leaving = bytes[start] ?? 0;
  const entering = bytes[start + blockSize] ?? 0;
  const sum = ((hash & 0xffff) - leaving + entering) & 0xffff;
  const weighted = ((hash >>> 16) - blockSize * leaving + sum) & 0xffff;
  return ((weighted << 16) | sum) >>> 0;
}

/** The sum of the bytes read as big-endian 32-bit words, the last one padded with zeros. */
function checksum(bytes: Buffer): number {
  let sum = 0;
  const whole = bytes.length & ~3;
  for (let i = 0; i < whole; i += 4) sum = (sum + bytes.readUInt32BE(i)) >>> 0;
  for (let i = whole; i < bytes.length; i += 1) sum = (sum + ((bytes[i] ?? 0) << (24 - 8 * (i - whole)))) >>> 0;
  return sum;
}

class DeltaWriter {
  readonly #target: Buffer;
  readonly #parts: Buffer[] = [];

  constructor(target: Buffer) {
    this.#target = target;
  }

  size(bytes: number): void {
    this.#parts.push(Buffer.from(`${base64Number(bytes)}\n`));
  }

  insert(start: number, end: number): void {
    if (end <= start) return;
    this.#parts.push(Buffer.from(`${base64Number(end - start)}:`), this.#target.subarray(start, end));
  }

  copy(from: number, length: number): void {
    this.#parts.push(Buffer.from(`${base64Number(length)}@${base64Number(from)},`));
  }

  checksum(sum: number): void {
    this.#parts.push(Buffer.from(`${base64Number(sum)};`));
  }

  bytes(): Buffer {
    return Buffer.concat(this.#parts);
  }
}

/** The format's own digits, in their order of value. */
const digits = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ_abcdefghijklmnopqrstuvwxyz~';

function base64Number(value: number): string {
  let text = '';
  let rest = value;
  do {
    text = (digits[rest & 63] ?? '') + text;
    rest >>>= 6;
  } while (rest > 0);
  return text;
}
