import { readColour } from '@slipstream/contract/site/brand/colour';
import { hexColour as hexOf } from '@slipstream/contract/site/brand/oklch';

import { crestPatterns, crestShapes } from '../../../ui/crest/crest-parts.data.ts';
import { crestsOf, type CrestDesign } from '../../../ui/crest/crest-design.ts';
import { fitText, xmlText } from './fit-text.server.ts';
import type { SharePalette } from './share-palette.server.ts';

/** A size that every social network shows uncropped. */
const shareSize = { width: 1200, height: 630 } as const;

const mark = 'M2 7.5c5 0 6-2 11-2h13M2 14h24M2 20.5c5 0 6 2 11 2h13';

/** How the site looks in its pictures. */
export interface ShareLook {
  readonly palette: SharePalette;
  /** The site's icon as the address of a picture within the drawing; null draws the product's. */
  readonly icon: string | null;
}

export interface ShareFacts {
  readonly siteName: string;
  readonly league: string;
  /** A score such as `2 – 1`, or a kick-off. */
  readonly centre: string;
  readonly when: string;
  readonly isLive: boolean;
  readonly home: string;
  readonly away: string;
  readonly prices: readonly { readonly label: string; readonly price: string }[];
}

/** The preview picture of a match: teams, score or kick-off, and prices. */
export function shareDrawing(facts: ShareFacts, look: ShareLook): string {
  const { palette } = look;
  const text = textIn(palette);
  const crests = crestsOf(facts.home, facts.away);
  return frame(
    look,
    facts.siteName,
    `${text(facts.league, { x: 1136, y: 88, size: 28, widthMax: 720, anchor: 'end', colour: palette.muted })}
    ${crestAt(crests.home, 190, 150, palette)}${crestAt(crests.away, 830, 150, palette)}
    ${text(facts.home, { x: 280, y: 386, size: 44, widthMax: 440, weight: 700 })}
    ${text(facts.away, { x: 920, y: 386, size: 44, widthMax: 440, weight: 700 })}
    ${text(facts.centre, { x: 600, y: 266, size: 84, widthMax: 360, weight: 700 })}
    ${text(facts.when, { x: 600, y: 318, size: 26, widthMax: 360, weight: 600, colour: facts.isLive ? palette.live : palette.muted })}
    ${pricesRow(facts.prices, palette)}`,
  );
}

/** The fallback picture: the site's name and description. */
export function siteDrawing(siteName: string, words: string, look: ShareLook): string {
  const text = textIn(look.palette);
  return frame(
    look,
    '',
    `${text(siteName, { x: 600, y: 330, size: 120, widthMax: 1040, weight: 700 })}
    ${text(words, { x: 600, y: 410, size: 34, widthMax: 1040, colour: look.palette.muted })}`,
  );
}

function frame({ palette, icon }: ShareLook, siteName: string, body: string): string {
  const { width, height } = shareSize;
  const sign =
    icon === null
      ? `<path transform="translate(64 50) scale(1.9)" d="${mark}" fill="none" stroke="${palette.accent}" stroke-width="2.6" stroke-linecap="round"/>`
      : `<image x="64" y="48" width="56" height="56" href="${icon}"/>`;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">
    <defs><radialGradient id="glow" cx="50%" cy="0%" r="75%"><stop offset="0" stop-color="${palette.glow}"/><stop offset="1" stop-color="${palette.ground}"/></radialGradient></defs>
    <rect width="${width}" height="${height}" fill="url(#glow)"/>
    ${sign}
    ${textIn(palette)(siteName, { x: 136, y: 88, size: 34, widthMax: 300, weight: 700, anchor: 'start' })}
    ${body}
  </svg>`;
}

/** Drawn as crest.tsx draws it, on a grid of 24. */
function crestAt(design: CrestDesign, x: number, y: number, palette: SharePalette): string {
  const id = `clip-${x}`;
  return `<clipPath id="${id}"><path d="${crestShapes[design.shape]}"/></clipPath>
    <g transform="translate(${x} ${y}) scale(7.5)"><g clip-path="url(#${id})">
    <rect width="24" height="24" fill="${hexColour(design.first)}"/>
    <path d="${crestPatterns[design.pattern]}" fill="${hexColour(design.second)}" fill-rule="evenodd"/></g>
    <path d="${crestShapes[design.shape]}" fill="none" stroke="${palette.line}" stroke-width="0.3"/></g>`;
}

/** `oklch(0.55 0.2 27)` as `#c62a2f`, for drawings that are rasterised by a library that knows sRGB only. */
export function hexColour(oklch: string): string {
  return hexOf(readColour(oklch));
}

function pricesRow(prices: ShareFacts['prices'], palette: SharePalette): string {
  const text = textIn(palette);
  const gap = 24;
  const boxWidth = (1072 - gap * (prices.length - 1)) / Math.max(prices.length, 1);
  return prices
    .map(({ label, price }, index) => {
      const x = 64 + index * (boxWidth + gap);
      return `<rect x="${x}" y="452" width="${boxWidth}" height="112" rx="16" fill="${palette.card}" stroke="${palette.line}" stroke-width="2"/>
      ${text(label, { x: x + 32, y: 520, size: 34, widthMax: boxWidth - 220, anchor: 'start', colour: palette.muted })}
      ${text(price, { x: x + boxWidth - 32, y: 525, size: 48, widthMax: 160, weight: 700, anchor: 'end' })}`;
    })
    .join('');
}

interface TextPlace {
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly widthMax: number;
  readonly weight?: 500 | 600 | 700;
  readonly anchor?: 'start' | 'middle' | 'end';
  readonly colour?: string;
}

function textIn(palette: SharePalette): (words: string, place: TextPlace) => string {
  return (words, place) => {
    const { x, y, weight = 500, anchor = 'middle', colour = palette.text } = place;
    const { shown, size } = fitText(words, place.size, place.widthMax);
    return `<text x="${x}" y="${y}" font-family="Inter" font-size="${size}" font-weight="${weight}" text-anchor="${anchor}" fill="${colour}">${xmlText(shown)}</text>`;
  };
}
