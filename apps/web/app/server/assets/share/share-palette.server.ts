import { brandColours, type Brand } from '@slipstream/contract/site/brand/brand';
import { deriveThemes } from '@slipstream/contract/site/brand/derive-theme';
import { hexColour } from '@slipstream/contract/site/brand/oklch';

/** The night theme: a shared picture needs its own background. */
export interface SharePalette {
  readonly ground: string;
  readonly glow: string;
  readonly card: string;
  readonly line: string;
  readonly text: string;
  readonly muted: string;
  readonly accent: string;
  readonly live: string;
}

/** The tokens of tokens.css, by night. */
const usual: SharePalette = {
  ground: hexColour({ l: 0.155, c: 0.018, h: 255 }),
  glow: hexColour({ l: 0.31, c: 0.055, h: 225 }),
  card: hexColour({ l: 0.232, c: 0.024, h: 255 }),
  line: hexColour({ l: 0.32, c: 0.022, h: 255 }),
  text: hexColour({ l: 0.965, c: 0.006, h: 255 }),
  muted: hexColour({ l: 0.71, c: 0.022, h: 255 }),
  accent: hexColour({ l: 0.84, c: 0.135, h: 205 }),
  live: hexColour({ l: 0.72, c: 0.18, h: 22 }),
};

/** The colours of a shared picture, those of the site's brand if it has one (BRAND-3). */
export function sharePalette(brand: Brand | null): SharePalette {
  if (brand === null) return usual;
  const { night } = deriveThemes(brandColours(brand));
  return {
    ground: hexColour(night['surface-0']),
    glow: hexColour(night['board-glow']),
    card: hexColour(night['surface-2']),
    line: hexColour(night.line),
    text: hexColour(night.text),
    muted: hexColour(night['text-muted']),
    accent: hexColour(night.accent),
    live: hexColour(night.live),
  };
}
