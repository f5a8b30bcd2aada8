import * as z from 'zod/mini';
import { pattern } from '../../scalars.ts';
import { fromRgbBytes, type Oklch } from './oklch.ts';

/** `#f60`, `#ff6600` or `oklch(0.7 0.19 48)`. Nothing else is a colour here, so nothing else can get into a style. */
const colourForm =
  /^(#[\da-fA-F]{3}|#[\da-fA-F]{6}|oklch\((0(\.\d{1,4})?|1) 0(\.[0-3]\d{0,3})? \d{1,3}(\.\d{1,2})?\))$/;

export const colourWire = pattern(colourForm);

/** A colour as text, read into its numbers. */
export const colourValue = z.pipe(colourWire, z.transform(readColour));

/** A text of the form above; the schema has checked it. */
export function readColour(text: string): Oklch {
  if (text.startsWith('#')) return fromRgbBytes(bytesOf(text.slice(1)));
  const [l = 0, c = 0, h = 0] = text.slice('oklch('.length, -1).split(' ').map(Number);
  return { l, c, h: h % 360 };
}

function bytesOf(digits: string): readonly [number, number, number] {
  const width = digits.length / 3;
  const byte = (index: number) => {
    const part = digits.slice(index * width, (index + 1) * width);
    return Number.parseInt(width === 1 ? part + part : part, 16);
  };
  return [byte(0), byte(1), byte(2)];
}
