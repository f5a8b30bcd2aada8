type Triple = readonly [number, number, number];

/** `oklch(0.55 0.2 27)` as `#c62a2f`, for drawings that are rasterised by a library that knows sRGB only. */
export function hexColour(oklch: string): string {
  const [lightness = 0, chroma = 0, hue = 0] = (/^oklch\(([^)]*)\)$/.exec(oklch)?.[1] ?? '').split(' ').map(Number);
  const angle = (hue * Math.PI) / 180;
  const linear = linearRgb([lightness, chroma * Math.cos(angle), chroma * Math.sin(angle)]);
  return `#${linear.map((part) => byteOf(part).toString(16).padStart(2, '0')).join('')}`;
}

/** The matrices of OKLab's author, Björn Ottosson. */
function linearRgb([l, a, b]: Triple): Triple {
  const long = (l + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const medium = (l - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const short = (l - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return [
    4.0767416621 * long - 3.3077115913 * medium + 0.2309699292 * short,
    -1.2684380046 * long + 2.6097574011 * medium - 0.3413193965 * short,
    -0.0041960863 * long - 0.7034186147 * medium + 1.707614701 * short,
  ];
}

function byteOf(linear: number): number {
  const curved = linear <= 0.0031308 ? 12.92 * linear : 1.055 * linear ** (1 / 2.4) - 0.055;
  return Math.round(Math.min(Math.max(curved, 0), 1) * 255);
}
