import { readFileSync } from 'node:fs';

import { edgePairs, textPairs } from '@slipstream/contract/site/brand/contrast-pairs.data';
import { describe, expect, it } from 'vitest';

import { usualGrounds } from '../site/brand-grounds.ts';

const css = readFileSync(new URL('tokens.css', import.meta.url), 'utf8');
const themes = ['day', 'night'] as const;
type Theme = (typeof themes)[number];

describe.each(themes)('the colours of %s', (theme) => {
  it.each(textPairs.flatMap(([text, backs]) => backs.map((back) => [text, back] as const)))(
    'let %s be read on %s',
    (text, back) => {
      expect(contrast(colourOf(text, theme), colourOf(back, theme))).toBeGreaterThanOrEqual(4.5);
    },
  );

  it.each(edgePairs.flatMap(([edge, backs]) => backs.map((back) => [edge, back] as const)))(
    'let %s be seen on %s',
    (edge, back) => {
      expect(contrast(colourOf(edge, theme), colourOf(back, theme))).toBeGreaterThanOrEqual(3);
    },
  );
});

it('names every colour token of a text in a pair', () => {
  const tokens = [...css.matchAll(/--([\w-]+): (?:light-dark\(oklch|oklch)/g)].map((match) => match[1]);
  const named = new Set([...textPairs, ...edgePairs].flat(2));
  const decoration = new Set(['line', 'line-soft', 'live-halo', 'scrim', 'card-red', 'card-yellow']);
  expect(
    tokens.filter(
      (token) => token !== undefined && !named.has(token) && !decoration.has(token) && !token.startsWith('ground-'),
    ),
  ).toEqual([]);
});

type Colour = readonly [red: number, green: number, blue: number];

function colourOf(token: string, theme: Theme): Colour {
  const value = new RegExp(`--${token}: ([^;]+);`).exec(css)?.[1] ?? '';
  const colours = [...value.matchAll(/oklch\(([\d.]+) ([\d.]+) ([\d.]+)\)/g)];
  const colour = (theme === 'day' ? colours[0] : colours.at(-1))?.slice(1).map(Number);
  if (colour === undefined) throw new Error(`no colour for --${token}: ${value}`);
  const [lightness = 0, chroma = 0, hue = 0] = colour;
  return linearRgb(lightness, chroma, hue);
}

/** OKLCH to linear-light sRGB, clipped to what a screen can show (CSS Color 4, section 10). */
function linearRgb(lightness: number, chroma: number, hue: number): Colour {
  const a = chroma * Math.cos((hue * Math.PI) / 180);
  const b = chroma * Math.sin((hue * Math.PI) / 180);
  const long = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const medium = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const short = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return [
    clip(4.0767416621 * long - 3.3077115913 * medium + 0.2309699292 * short),
    clip(-1.2684380046 * long + 2.6097574011 * medium - 0.3413193965 * short),
    clip(-0.0041960863 * long - 0.7034186147 * medium + 1.707614701 * short),
  ];
}

function clip(value: number): number {
  return Math.min(1, Math.max(0, value));
}

function contrast(one: Colour, other: Colour): number {
  const [darker = 0, lighter = 0] = [luminance(one), luminance(other)].toSorted((left, right) => left - right);
  return (lighter + 0.05) / (darker + 0.05);
}

function luminance([red, green, blue]: Colour): number {
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

it('the bars of a phone have the colour of the ground', () => {
  // Whoever changes the ground changes the bars: these two in sRGB.
  expect(css).toContain('--surface-0: light-dark(oklch(0.955 0.006 250), oklch(0.155 0.018 255));');
  expect(usualGrounds).toEqual({ day: '#edf0f4', night: '#070d14' });
});
