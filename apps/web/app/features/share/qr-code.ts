/** Per version from 1: data bytes, error bytes per block, and blocks, all at error level M. */
const versions = [
  [16, 10, 1],
  [28, 16, 1],
  [44, 26, 1],
  [64, 18, 2],
  [86, 24, 2],
  [108, 16, 4],
  [124, 18, 4],
  [154, 22, 4],
  [182, 22, 5],
  [216, 26, 5],
] as const;

/** Where the small squares stand, by version from 1. */
const alignments: readonly (readonly number[])[] = [
  [],
  [6, 18],
  [6, 22],
  [6, 26],
  [6, 30],
  [6, 34],
  [6, 22, 38],
  [6, 24, 42],
  [6, 26, 46],
  [6, 28, 50],
];

/** A QR code as rows of dark and light; null for a text too long for it. Byte mode, level M: a third of it may be dirty. */
export function qrCode(text: string): readonly (readonly boolean[])[] | null {
  const bytes = [...new TextEncoder().encode(text)];
  const index = versions.findIndex(([dataCount], at) => bytes.length + (at < 9 ? 2 : 3) <= dataCount);
  const version = versions[index];
  if (version === undefined) return null;
  const words = interleaved(dataWords(bytes, version[0], index >= 9), version);
  return drawn(words, index + 1);
}

function dataWords(bytes: readonly number[], dataCount: number, isLong: boolean): readonly number[] {
  const bits: number[] = [];
  const put = (value: number, length: number) => {
    for (let bit = length - 1; bit >= 0; bit -= 1) bits.push((value >> bit) & 1);
  };
  put(0b0100, 4);
  put(bytes.length, isLong ? 16 : 8);
  for (const byte of bytes) put(byte, 8);
  put(0, Math.min(4, dataCount * 8 - bits.length));
  while (bits.length % 8 !== 0) bits.push(0);
  const words: number[] = [];
  for (let at = 0; at < bits.length; at += 8)
    words.push(bits.slice(at, at + 8).reduce((word, bit) => 2 * word + bit, 0));
  for (let pad = 0; words.length < dataCount; pad += 1) words.push(pad % 2 === 0 ? 0xec : 0x11);
  return words;
}

/** Splits the words into blocks, the shorter first, adds each block's error words, and deals them out in turn. */
function interleaved(words: readonly number[], [dataCount, errorCount, blockCount]: (typeof versions)[number]) {
  const short = Math.floor(dataCount / blockCount);
  const longCount = dataCount % blockCount;
  const blocks: (readonly number[])[] = [];
  let at = 0;
  for (let block = 0; block < blockCount; block += 1) {
    const length = short + (block >= blockCount - longCount ? 1 : 0);
    blocks.push(words.slice(at, at + length));
    at += length;
  }
  const errors = blocks.map((block) => errorWords(block, errorCount));
  return [...dealt(blocks, short + 1), ...dealt(errors, errorCount)];
}

function dealt(blocks: readonly (readonly number[])[], length: number): readonly number[] {
  return Array.from({ length }, (_, at) => blocks.flatMap((block) => block[at] ?? [])).flat();
}

/** Reed-Solomon over GF(256): the remainder of the block by the generator of this length. */
function errorWords(block: readonly number[], count: number): readonly number[] {
  let generator = [1];
  for (let power = 0; power < count; power += 1) {
    const next = Array.from({ length: generator.length + 1 }, () => 0);
    generator.forEach((term, at) => {
      next[at] = (next[at] ?? 0) ^ term;
      next[at + 1] = (next[at + 1] ?? 0) ^ times(term, exponent(power));
    });
    generator = next;
  }
  const rest = [...block, ...Array.from({ length: count }, () => 0)];
  block.forEach((_, at) => {
    const factor = rest[at] ?? 0;
    generator.forEach((term, offset) => {
      rest[at + offset] = (rest[at + offset] ?? 0) ^ times(term, factor);
    });
  });
  return rest.slice(block.length);
}

function exponent(power: number): number {
  let value = 1;
  for (let step = 0; step < power; step += 1) value = times(value, 2);
  return value;
}

function times(one: number, other: number): number {
  let product = 0;
  for (let bit = 7; bit >= 0; bit -= 1) {
    product = (product << 1) ^ ((product >> 7) * 0x11d);
    product ^= ((other >> bit) & 1) * one;
  }
  return product;
}

/** Level M and mask 0, with their own error bits, as the standard's table has them. */
const formatBits = 0b101010000010010;

function drawn(words: readonly number[], version: number): readonly (readonly boolean[])[] {
  const size = 17 + 4 * version;
  const cells: (boolean | undefined)[][] = Array.from({ length: size }, () => Array.from({ length: size }));
  const set = (x: number, y: number, isDark: boolean) => {
    const row = cells[y];
    if (row !== undefined && x >= 0 && x < size) row[x] = isDark;
  };
  for (let at = 0; at < size; at += 1) {
    set(6, at, at % 2 === 0);
    set(at, 6, at % 2 === 0);
  }
  drawSquares(set, size, alignments[version - 1] ?? []);
  drawFormat(set, size);
  if (version >= 7) drawVersion(set, size, version);
  drawWords(cells, words, size);
  return cells.map((row) => row.map((cell) => cell === true));
}

type Set = (x: number, y: number, isDark: boolean) => void;

function drawSquares(set: Set, size: number, places: readonly number[]): void {
  for (const [cx, cy] of [
    [3, 3],
    [size - 4, 3],
    [3, size - 4],
  ] as const) {
    for (let dy = -4; dy <= 4; dy += 1) {
      for (let dx = -4; dx <= 4; dx += 1) {
        const distance = Math.max(Math.abs(dx), Math.abs(dy));
        const isInside = cy + dy >= 0 && cy + dy < size;
        if (isInside) set(cx + dx, cy + dy, distance !== 2 && distance !== 4);
      }
    }
  }
  const last = places.length - 1;
  places.forEach((cx, column) => {
    places.forEach((cy, row) => {
      if ((column === 0 && row === 0) || (column === 0 && row === last) || (column === last && row === 0)) return;
      for (let dy = -2; dy <= 2; dy += 1) {
        for (let dx = -2; dx <= 2; dx += 1) set(cx + dx, cy + dy, Math.max(Math.abs(dx), Math.abs(dy)) !== 1);
      }
    });
  });
}

function drawFormat(set: Set, size: number): void {
  for (let at = 0; at <= 5; at += 1) set(8, at, formatBit(at));
  set(8, 7, formatBit(6));
  set(8, 8, formatBit(7));
  set(7, 8, formatBit(8));
  for (let at = 9; at < 15; at += 1) set(14 - at, 8, formatBit(at));
  for (let at = 0; at < 8; at += 1) set(size - 1 - at, 8, formatBit(at));
  for (let at = 8; at < 15; at += 1) set(8, size - 15 + at, formatBit(at));
  set(8, size - 8, true);
}

function formatBit(at: number): boolean {
  return ((formatBits >> at) & 1) === 1;
}

function drawVersion(set: Set, size: number, version: number): void {
  let rest = version;
  for (let step = 0; step < 12; step += 1) rest = (rest << 1) ^ ((rest >> 11) * 0x1f25);
  const bits = (version << 12) | rest;
  for (let at = 0; at < 18; at += 1) {
    const isDark = ((bits >> at) & 1) === 1;
    const [far, near] = [size - 11 + (at % 3), Math.floor(at / 3)];
    set(far, near, isDark);
    set(near, far, isDark);
  }
}

/** Two columns at a time from the right, up and down in turn, around what is drawn already; every other diagonal is turned. */
function drawWords(cells: (boolean | undefined)[][], words: readonly number[], size: number): void {
  let at = 0;
  for (let right = size - 1; right >= 1; right -= 2) {
    if (right === 6) right = 5;
    for (let step = 0; step < size; step += 1) {
      for (const x of [right, right - 1]) {
        const isUp = ((right + 1) & 2) === 0;
        const y = isUp ? size - 1 - step : step;
        const row = cells[y];
        if (row === undefined || row[x] !== undefined) continue;
        const isSet = (((words[at >> 3] ?? 0) >> (7 - (at & 7))) & 1) === 1;
        row[x] = isSet !== ((x + y) % 2 === 0);
        at += 1;
      }
    }
  }
}
