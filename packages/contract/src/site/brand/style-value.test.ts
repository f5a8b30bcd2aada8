import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import * as z from 'zod/mini';
import { styleText, styleWire } from './style-value.ts';

const written = (value: string) => {
  const parsed = z.safeParse(styleWire, { token: '--accent', value });
  return parsed.success ? styleText(parsed.data.value) : null;
};

it.each([
  ['oklch(0.5 0.1 222)', 'oklch(0.5 0.1 222)'],
  ['light-dark(#000, oklch(1 0 0))', 'light-dark(oklch(0 0 0), oklch(1 0 0))'],
  ['12px', '12px'],
  ['1.50rem', '1.5rem'],
  ['0.7', '0.7'],
  ['red;background:url(x)', null],
  ['url(https://example.com/x)', null],
  ['12px;color:red', null],
  ['light-dark(#000, #fff;x)', null],
  ['light-dark(#000, light-dark(#000, #fff))', null],
  ['9999px', null],
  ['var(--text)', null],
  ['', null],
])('[BRAND-4] the token value %j is written as %j', (value, expected) => {
  expect(written(value)).toBe(expected);
});

it('[BRAND-4] no text at all gets another declaration into a style', () => {
  const pieces = fc.constantFrom(';', ':', 'url(', ')', '#fff', '12px', ' ', '}', '"', '\\', 'oklch(0.5 0.1 20)', '/*');
  fc.assert(
    fc.property(
      fc.array(pieces, { maxLength: 6 }).map((parts) => parts.join('')),
      (value) => {
        expect(written(value) ?? '').toMatch(/^[\w.%(), -]*$/);
      },
    ),
  );
});
