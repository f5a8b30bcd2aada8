import { brandColours, type Brand } from './brand.ts';
import { deriveThemes, type Themes, type ThemeToken } from './derive-theme.ts';
import { cssColour, hexColour } from './oklch.ts';

/** Where a page's font file comes from, whatever its address at the operator is. */
export const brandFontPath = '/brand/font.woff2';

/** Tokens of a brand as one rule. It is outside of all layers, so that it wins over the default ones wherever it stands. */
export function brandStyle(brand: Brand, fontHref = brandFontPath): string {
  const { radius, font } = brand;
  const lines = [
    ...colourLines(deriveThemes(brandColours(brand))),
    `--radius-control:${radius}px`,
    `--radius-card:${Math.round(radius * 1.5)}px`,
    `--radius-sheet:${Math.round(radius * 2.25)}px`,
    ...(font === null ? [] : [`--font:'${font.family}','Inter Variable','Inter Fallback',system-ui,sans-serif`]),
  ];
  return `:root{${lines.join(';')}}${fontFace(font, fontHref)}`;
}

/** The ground of each theme in sRGB, for bars of a phone, the manifest and pictures. */
export function brandGrounds(brand: Brand): { readonly day: string; readonly night: string } {
  const { day, night } = deriveThemes(brandColours(brand));
  return { day: hexColour(day['surface-0']), night: hexColour(night['surface-0']) };
}

function colourLines({ day, night }: Themes): readonly string[] {
  return (Object.keys(day) as ThemeToken[]).map((token) => {
    const [light, dark] = [cssColour(day[token]), cssColour(night[token])];
    return `--${token}:${light === dark ? light : `light-dark(${light},${dark})`}`;
  });
}

function fontFace(font: Brand['font'], href: string): string {
  if (font === null || font.file === null) return '';
  return `@font-face{font-family:'${font.family}';src:url(${href}) format('woff2');font-weight:100 900;font-display:swap}`;
}
