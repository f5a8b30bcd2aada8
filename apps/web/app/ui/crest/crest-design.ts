import {
  crestColours,
  crestPatterns,
  crestSeconds,
  crestShapes,
  type CrestPattern,
  type CrestShape,
} from './crest-parts.data.ts';

export interface CrestDesign {
  readonly shape: CrestShape;
  readonly pattern: CrestPattern;
  readonly first: string;
  readonly second: string;
  readonly monogram: string;
}

type Oklch = readonly [lightness: number, chroma: number, hue: number];

const shapes = Object.keys(crestShapes) as CrestShape[];
const patterns = Object.keys(crestPatterns) as CrestPattern[];

/** Colours closer than this look alike at 20 pixels. */
const distanceMin = 0.16;
/** Minimum contrast of a pattern with its background. */
const groundDistanceMin = 0.3;

/** A crest computed from the name: the same team has the same crest everywhere, and every team has one. */
export function crestOf(name: string): CrestDesign {
  return designOf(name, indexOf(name, 1, crestColours.length));
}

/**
 * The crests of a match. If both would look alike, the away side changes its colours; shape, pattern and monogram stay.
 */
export function crestsOf(home: string, away: string): { home: CrestDesign; away: CrestDesign } {
  const homeIndex = indexOf(home, 1, crestColours.length);
  const homeColour = colourAt(homeIndex);
  const own = indexOf(away, 1, crestColours.length);
  const candidates = crestColours.map((_, step) => (own + step) % crestColours.length);
  const chosen = candidates.find((index) => distance(colourAt(index), homeColour) >= distanceMin) ?? own;
  return { home: designOf(home, homeIndex), away: designOf(away, chosen) };
}

function designOf(name: string, colourIndex: number): CrestDesign {
  const first = colourAt(colourIndex);
  const seconds = crestSeconds.filter((colour) => distance(colour, first) >= groundDistanceMin);
  return {
    shape: shapes[indexOf(name, 2, shapes.length)] ?? 'shield',
    pattern: patterns[indexOf(name, 3, patterns.length)] ?? 'half',
    first: cssOf(first),
    second: cssOf(seconds[indexOf(name, 4, seconds.length)] ?? crestSeconds[0]),
    monogram: monogramOf(name),
  };
}

/** The initials of the first two words, or the first letters of the only one. */
function monogramOf(name: string): string {
  const words = name.split(/[\s.&'’-]+/).filter((word) => /^\p{L}/u.test(word));
  const letters = words.length > 1 ? words.slice(0, 2).map((word) => [...word][0]) : [...(words[0] ?? '')].slice(0, 2);
  return letters.join('').toUpperCase();
}

function colourAt(index: number): Oklch {
  return crestColours[index] ?? crestColours[0];
}

function cssOf([lightness, chroma, hue]: Oklch): string {
  return `oklch(${lightness} ${chroma} ${hue})`;
}

function distance(one: Oklch, other: Oklch): number {
  const [a, b] = [one, other].map(([lightness, chroma, hue]) => {
    const angle = (hue * Math.PI) / 180;
    return [lightness, chroma * Math.cos(angle), chroma * Math.sin(angle)];
  });
  return Math.hypot(...(a ?? []).map((part, index) => part - (b?.[index] ?? 0)));
}

/** FNV-1a, mixed once more so that names which differ in the last letter do not land side by side. */
function indexOf(name: string, salt: number, length: number): number {
  let hash = 0x811c9dc5 ^ salt;
  for (const letter of name) hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 0x01000193);
  hash = Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d);
  return ((hash ^ (hash >>> 13)) >>> 0) % length;
}
