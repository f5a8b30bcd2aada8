/** A colour as numbers: lightness 0 to 1, chroma 0 to 0.4, hue 0 to 360. Every colour of a brand is one of these before it is written. */
export interface Oklch {
  readonly l: number;
  readonly c: number;
  readonly h: number;
}

type Triple = readonly [number, number, number];

/** Digits that are written; contrast is measured on what is written. */
export function rounded({ l, c, h }: Oklch): Oklch {
  return { l: Math.round(l * 1000) / 1000, c: Math.round(c * 1000) / 1000, h: Math.round(h * 10) / 10 };
}

export function cssColour({ l, c, h }: Oklch): string {
  return `oklch(${l} ${c} ${h})`;
}

/** For drawings, mails and the bars of a phone, which know sRGB only. */
export function hexColour(colour: Oklch): string {
  const bytes = linearRgb(colour).map((part) => Math.round(encoded(clipped(part)) * 255));
  return `#${bytes.map((byte) => byte.toString(16).padStart(2, '0')).join('')}`;
}

/** The contrast of two colours by WCAG 2.2, from 1 to 21. */
export function contrastOf(one: Oklch, other: Oklch): number {
  const [first, second] = [luminance(one), luminance(other)];
  return (Math.max(first, second) + 0.05) / (Math.min(first, second) + 0.05);
}

export function fromRgbBytes([red, green, blue]: Triple): Oklch {
  const [r, g, b] = [decoded(red / 255), decoded(green / 255), decoded(blue / 255)];
  const long = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const medium = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const short = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  const l = 0.2104542553 * long + 0.793617785 * medium - 0.0040720468 * short;
  const a = 1.9779984951 * long - 2.428592205 * medium + 0.4505937099 * short;
  const bb = 0.0259040371 * long + 0.7827717662 * medium - 0.808675766 * short;
  const c = Math.hypot(a, bb);
  // A grey has no hue; what little chroma it has is an error of rounding.
  if (c < 0.0003) return { l, c: 0, h: 0 };
  return { l, c, h: ((Math.atan2(bb, a) * 180) / Math.PI + 360) % 360 };
}

const gamutSteps = 14;

/** The same colour with as much of its chroma as a screen can show. */
export function inGamut(colour: Oklch): Oklch {
  if (isShown(colour)) return colour;
  let [low, high] = [0, colour.c];
  for (let step = 0; step < gamutSteps; step += 1) {
    const c = (low + high) / 2;
    if (isShown({ ...colour, c })) low = c;
    else high = c;
  }
  return { ...colour, c: low };
}

function isShown(colour: Oklch): boolean {
  return linearRgb(colour).every((part) => part >= -1e-4 && part <= 1 + 1e-4);
}

/** The matrices of OKLab's author, Björn Ottosson. */
function linearRgb({ l, c, h }: Oklch): Triple {
  const a = c * Math.cos((h * Math.PI) / 180);
  const b = c * Math.sin((h * Math.PI) / 180);
  const long = (l + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const medium = (l - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const short = (l - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return [
    4.0767416621 * long - 3.3077115913 * medium + 0.2309699292 * short,
    -1.2684380046 * long + 2.6097574011 * medium - 0.3413193965 * short,
    -0.0041960863 * long - 0.7034186147 * medium + 1.707614701 * short,
  ];
}

function luminance(colour: Oklch): number {
  const [red, green, blue] = linearRgb(colour);
  return 0.2126 * clipped(red) + 0.7152 * clipped(green) + 0.0722 * clipped(blue);
}

function clipped(value: number): number {
  return Math.min(1, Math.max(0, value));
}

function encoded(linear: number): number {
  return linear <= 0.0031308 ? 12.92 * linear : 1.055 * linear ** (1 / 2.4) - 0.055;
}

function decoded(value: number): number {
  return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
}
