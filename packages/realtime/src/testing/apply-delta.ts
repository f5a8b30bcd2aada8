const digits = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ_abcdefghijklmnopqrstuvwxyz~';

/** A decoder written from the format's description alone, so that the encoder is not judged by itself. */
export function applyDelta(source: Buffer, delta: Buffer): Buffer {
  let at = 0;
  const number = (): number => {
    let value = 0;
    for (; digits.includes(String.fromCharCode(delta[at] ?? 0)); at += 1) {
      value = value * 64 + digits.indexOf(String.fromCharCode(delta[at] ?? 0));
    }
    return value;
  };
  const sign = (): string => String.fromCharCode(delta[at++] ?? 0);
  const expect = (isTrue: boolean, what: string) => {
    if (!isTrue) throw new Error(`${what} at ${at}`);
  };
  const size = number();
  expect(sign() === '\n', 'no line end after the size');
  const parts: Buffer[] = [];
  for (;;) {
    const count = number();
    const operator = sign();
    if (operator === '@') {
      const from = number();
      expect(sign() === ',', 'copy without a comma');
      expect(from + count <= source.length, 'copy past the source');
      parts.push(source.subarray(from, from + count));
    } else if (operator === ':') {
      expect(at + count <= delta.length, 'insert past the delta');
      parts.push(delta.subarray(at, at + count));
      at += count;
    } else {
      expect(operator === ';', 'unknown operator');
      const target = Buffer.concat(parts);
      expect(target.length === size, 'wrong size');
      expect(count === checksum(target), 'wrong checksum');
      expect(at === delta.length, 'more after the end');
      return target;
    }
  }
}

function checksum(bytes: Buffer): number {
  const padded = Buffer.concat([bytes, Buffer.alloc((4 - (bytes.length % 4)) % 4)]);
  let sum = 0;
  for (let i = 0; i < padded.length; i += 4) sum = (sum + padded.readUInt32BE(i)) % 4_294_967_296;
  return sum;
}
