import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { brandStyle } from './brand-style.ts';
import { brandColours, brandWire } from './brand.ts';
import { colourValue, readColour } from './colour.ts';
import { edgePairs, textPairs } from './contrast-pairs.data.ts';
import { deriveThemes, type BrandColours, type ThemeName, type ThemeToken } from './derive-theme.ts';
import { contrastOf, cssColour, hexColour, type Oklch } from './oklch.ts';

const hex = fc.integer({ min: 0, max: 0xff_ff_ff }).map((value) => `#${value.toString(16).padStart(6, '0')}`);
/** The colours of tokens.css that a brand leaves as they are. */
const kept: Readonly<Record<string, Oklch>> = {
  'banner-text': { l: 0.99, c: 0.003, h: 250 },
  'banner-text-2': { l: 0.9, c: 0.02, h: 230 },
};
const strange = ['#ffff00', '#000000', '#ffffff', '#0a0a0b', '#00ff00', '#0000ff', '#808080', '#ff00ff'];

function misfits(colours: BrandColours, name: ThemeName): readonly string[] {
  const theme = deriveThemes(colours)[name];
  const colourOf = (token: string) => theme[token as ThemeToken] ?? kept[token];
  const check = (pairs: typeof textPairs, ratio: number) =>
    pairs.flatMap(([front, backs]) =>
      backs.flatMap((back) => {
        const [one, other] = [colourOf(front), colourOf(back)];
        if (one === undefined || other === undefined) return [];
        const contrast = contrastOf(one, other);
        return contrast >= ratio ? [] : [`${front} on ${back}: ${contrast.toFixed(2)}`];
      }),
    );
  return [...check(textPairs, 4.5), ...check(edgePairs, 3)];
}

describe.each(['day', 'night'] as const)('[BRAND-2] a theme from two colours, by %s', (name) => {
  it.each(strange.flatMap((primary) => ['#ffff00', '#123456', '#000000'].map((secondary) => [primary, secondary])))(
    'can be read: %s and %s',
    (primary = '', secondary = '') => {
      expect(misfits(brandColours({ primary, secondary }), name)).toEqual([]);
    },
  );

  it('can be read with any two colours', () => {
    fc.assert(
      fc.property(hex, hex, (primary, secondary) => {
        expect(misfits(brandColours({ primary, secondary }), name)).toEqual([]);
      }),
      { numRuns: 150 },
    );
  });

  it('has whole numbers of the brand: what is far enough from the ground stays as it is', () => {
    const primary = name === 'day' ? '#0050b0' : '#7fd4ff';
    expect(hexColour(deriveThemes(brandColours({ primary, secondary: '#223344' }))[name].accent)).toBe(
      hexColour(z.parse(colourValue, primary)),
    );
  });
});

it.each([
  ['#ffdd00', 'day', 'kept', 'dark'],
  ['#ff6600', 'day', 'kept', 'dark'],
  ['#0a2a8a', 'night', 'kept', 'light'],
  // White on them can almost be read, so they are moved a little.
  ['#f01c38', 'day', 'moved', 'light'],
  ['#1f9d55', 'day', 'moved', 'light'],
  ['#ffdd00', 'night', 'kept', 'dark'],
] as const)('[BRAND-2] buttons of %s by %s: the colour is %s below %s words', (primary, name, colour, words) => {
  const theme = deriveThemes(brandColours({ primary, secondary: '#223344' }))[name];
  expect(Math.abs(theme['accent-fill'].l - readColour(primary).l) < 0.001 ? 'kept' : 'moved').toBe(colour);
  expect(theme['on-accent'].l < theme['accent-fill'].l ? 'dark' : 'light').toBe(words);
  expect(theme['accent-fill-strong']).not.toEqual(theme['accent-fill']);
});

it('[BRAND-2] banners of a yellow brand have its other colour', () => {
  const { night } = deriveThemes(brandColours({ primary: '#ffdd00', secondary: '#3a0ca3' }));
  expect(night['banner-tide'].h).toBeCloseTo(readColour('#3a0ca3').h, 0);
});

it.each(['#0b0b0c', '#808080', '#ffffff'])(
  '[BRAND-2] buttons of the grey brand %s do not look as if they were off',
  (grey) => {
    const { day, night } = deriveThemes(brandColours({ primary: grey, secondary: grey }));
    expect(day.accent.l).toBeLessThan(0.35);
    expect(night.accent.l).toBeGreaterThan(0.85);
  },
);

it('[BRAND-2] every colour that is read or read on follows from the brand, besides those of banners', () => {
  const { night } = deriveThemes(brandColours({ primary: '#ff6600', secondary: '#123456' }));
  const named = new Set([...textPairs, ...edgePairs].flat(2));
  const rest = [...named].filter((token) => !Object.hasOwn(night, token));
  expect(rest.filter((token) => !token.startsWith('banner-'))).toEqual([]);
});

describe('[BRAND-1] values of a brand', () => {
  it('are written as numbers and names only', () => {
    const style = brandStyle(
      z.parse(brandWire, { primary: '#f60', secondary: 'oklch(0.3 0.05 250)', font: { family: 'Open Sans' } }),
    );
    const written = style.replaceAll(
      /oklch\([\d. ]+\)|light-dark|--[\w-]+|\d+px|'[\w -]+'|system-ui|sans-serif|:root/g,
      '',
    );
    expect(written).toMatch(/^[{}:;,()]+$/);
  });

  it.each([
    'red;background:url(x)',
    'red',
    '#12345',
    '#1234567',
    'oklch(0.5 0.1 200);x',
    'oklch(2 0.1 200)',
    'oklch(0.5 0.9 20)',
    'url(x)',
    '#fff\n',
    'var(--text)',
  ])('%j is no colour', (primary) => {
    expect(z.safeParse(brandWire, { primary, secondary: '#000' }).success).toBe(false);
  });

  it.each([{ radius: 21 }, { radius: -1 }, { radius: 1.5 }, { density: 'tight' }, { font: { family: "a';x" } }])(
    '%j is refused',
    (part) => {
      expect(z.safeParse(brandWire, { primary: '#f00', secondary: '#00f', ...part }).success).toBe(false);
    },
  );

  it.each([
    ['#ffffff', 'oklch(1 0 0)'],
    ['#000', 'oklch(0 0 0)'],
    ['oklch(0.5 0.115 222)', 'oklch(0.5 0.115 222)'],
  ])('%s is read as numbers', (text, expected) => {
    const { l, c, h } = z.parse(colourValue, text);
    expect(cssColour({ l: Math.round(l * 1e6) / 1e6, c, h })).toBe(expected);
  });

  it('survive the way to sRGB and back', () => {
    fc.assert(
      fc.property(hex, (text) => {
        expect(hexColour(z.parse(colourValue, text))).toBe(text);
      }),
    );
  });
});
