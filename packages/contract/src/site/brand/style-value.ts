import * as z from 'zod/mini';
import { pattern } from '../../scalars.ts';
import { colourValue, colourWire, readColour } from './colour.ts';
import { cssColour, type Oklch } from './oklch.ts';

const pairForm = /^light-dark\((.{1,60}), ?(.{1,60})\)$/;
const lengthForm = /^(\d{1,3}(?:\.\d{1,2})?)(px|rem|%)$/;
const numberForm = /^\d{1,3}(\.\d{1,3})?$/;

/** What a design token of a page may be set to. It is written from these values and never from the text they were read from (BRAND-4). */
type StyleValue =
  | { readonly kind: 'colour'; readonly colour: Oklch }
  | { readonly kind: 'colours'; readonly day: Oklch; readonly night: Oklch }
  | { readonly kind: 'length'; readonly amount: number; readonly unit: 'px' | 'rem' | '%' }
  | { readonly kind: 'number'; readonly amount: number };

const pairWire = pattern(pairForm).check(
  z.refine(
    (text) =>
      pairForm
        .exec(text)
        ?.slice(1)
        .every((part) => colourWire.safeParse(part).success) === true,
  ),
);

const value = z.union([
  z.pipe(
    colourValue,
    z.transform((colour): StyleValue => ({ kind: 'colour', colour })),
  ),
  z.pipe(pairWire, z.transform(readPair)),
  z.pipe(pattern(lengthForm), z.transform(readLength)),
  z.pipe(
    pattern(numberForm),
    z.transform((text): StyleValue => ({ kind: 'number', amount: Number(text) })),
  ),
]);

/** A design token and its value, as the configuration of a page has it. */
export const styleWire = z.object({ token: pattern(/^--[a-z0-9-]{1,60}$/), value });

export function styleText(style: StyleValue): string {
  switch (style.kind) {
    case 'colour':
      return cssColour(style.colour);
    case 'colours':
      return `light-dark(${cssColour(style.day)}, ${cssColour(style.night)})`;
    case 'length':
      return `${style.amount}${style.unit}`;
    case 'number':
      return String(style.amount);
  }
}

function readPair(text: string): StyleValue {
  const [, day = '', night = ''] = pairForm.exec(text) ?? [];
  return { kind: 'colours', day: readColour(day), night: readColour(night) };
}

function readLength(text: string): StyleValue {
  const [, amount = '', unit] = lengthForm.exec(text) ?? [];
  return { kind: 'length', amount: Number(amount), unit: unit as 'px' | 'rem' | '%' };
}
