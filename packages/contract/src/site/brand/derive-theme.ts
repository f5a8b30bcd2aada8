import { edgePairs, textPairs } from './contrast-pairs.data.ts';
import { contrastOf, inGamut, rounded, type Oklch } from './oklch.ts';
import { backs, banners, bannerWords, fronts, onAccents, type TokenRecipe } from './theme-tokens.data.ts';

export interface BrandColours {
  /** Buttons, links, what is selected. */
  readonly primary: Oklch;
  /** The tint of grounds, lines and texts. */
  readonly secondary: Oklch;
}

export type ThemeName = 'day' | 'night';
export type ThemeToken =
  | keyof typeof backs
  | keyof typeof fronts
  | keyof typeof onAccents
  | keyof typeof banners
  | 'accent'
  | 'accent-fill'
  | 'accent-fill-strong';
export type Theme = Readonly<Record<ThemeToken, Oklch>>;
export type Themes = Readonly<Record<ThemeName, Theme>>;

/** A little above what WCAG asks for, for browsers that round otherwise. */
const textContrast = 4.6;
const edgeContrast = 3.1;
/** The chroma of a brand colour that gives the tints of the default theme, and how much stronger they may become. */
const usualChroma = 0.12;
const tintMax = 1.5;
/** Below this chroma a colour is seen as a grey. */
const greyChroma = 0.04;
const greyByDay = 0.3;
const greyByNight = 0.88;
const lightnessStep = 0.004;
const strongStep = 0.06;
/** A brand colour this close to what can be read is moved there; one that is farther away is kept below its words. */
const accentStepMax = 0.12;
const yellowHues = [75, 125] as const;
/** What a fill has to differ from the card it stands on; its hue does the rest. */
const fillContrast = 1.2;
const black: Oklch = { l: 0, c: 0, h: 0 };
const white: Oklch = { l: 1, c: 0, h: 0 };

/** From two colours a whole theme by day and by night, in which everything that is read can be read (BRAND-2). */
export function deriveThemes(colours: BrandColours): Themes {
  return { day: deriveTheme(colours, 'day'), night: deriveTheme(colours, 'night') };
}

function deriveTheme(colours: BrandColours, name: ThemeName): Theme {
  const base = (recipe: TokenRecipe) => tinted(recipe, name, colours);
  const away = name === 'day' ? -1 : 1;
  const theme: Record<string, Oklch> = mapped(backs, base);
  const against = (token: string) => backsOf(token).flatMap(([back, ratio]) => pairWith(theme[back], ratio));
  for (const [token, recipe] of Object.entries(fronts)) theme[token] = moved(base(recipe), away, against(token));
  const primary = clearOfGrey(colours.primary, name);
  const accent = moved(primary, away, against('accent'));
  const { fill, strong, hasDarkWords } = fillOf(primary, accent, name, theme['surface-1'] ?? white);
  theme['accent'] = accent;
  theme['accent-fill'] = fill;
  theme['accent-fill-strong'] = strong;
  for (const [token, recipe] of Object.entries(onAccents)) {
    const words = tinted(recipe, hasDarkWords ? 'night' : 'day', colours);
    theme[token] = moved(words, hasDarkWords ? -1 : 1, against(token));
  }
  const words = bannerWords.map((word) => [word, textContrast] as const);
  const ground = { ...colours, primary: darkeningWell(colours) };
  for (const [token, recipe] of Object.entries(banners)) theme[token] = moved(tinted(recipe, name, ground), -1, words);
  return theme as Theme;
}

/** Yellows become olive when they are dark, so a yellow brand has banners of its other colour. */
function darkeningWell({ primary, secondary }: BrandColours): Oklch {
  const isYellow = primary.c >= greyChroma && primary.h > yellowHues[0] && primary.h < yellowHues[1];
  return isYellow ? secondary : primary;
}

interface Fill {
  readonly fill: Oklch;
  /** The fill under a pointer. */
  readonly strong: Oklch;
  readonly hasDarkWords: boolean;
}

/**
 * The colour of buttons and of what is selected. Text of the brand colour has to be darker by day or lighter by night, but what
 * is written on the brand colour can be: yellow stays yellow by day, below dark words.
 */
function fillOf(primary: Oklch, accent: Oklch, name: ThemeName, card: Oklch): Fill {
  const away = name === 'day' ? -1 : 1;
  if (Math.abs(accent.l - primary.l) <= accentStepMax)
    return { fill: accent, strong: shifted(accent, away), hasDarkWords: name === 'night' };
  const visible = moved(primary, away, [[card, fillContrast]]);
  const hasDarkWords = contrastOf(visible, black) >= contrastOf(visible, white);
  const words: Limit = [hasDarkWords ? black : white, textContrast];
  const fill = moved(visible, hasDarkWords ? 1 : -1, [words]);
  // Towards its words, away from the page, where they can still be read.
  const nearer = shifted(fill, hasDarkWords ? -1 : 1);
  const strong = contrastOf(nearer, words[0]) >= words[1] ? nearer : shifted(fill, hasDarkWords ? 1 : -1);
  return { fill, strong, hasDarkWords };
}

function shifted(colour: Oklch, direction: number): Oklch {
  return rounded(inGamut({ ...colour, l: limited(colour.l + direction * strongStep) }));
}

/** Where a token stands and how far from it a colour has to be. */
type Limit = readonly [back: Oklch, ratio: number];

function backsOf(token: string): readonly (readonly [string, number])[] {
  return [
    ...textPairs
      .filter(([front]) => front === token)
      .flatMap(([, of]) => of.map((back) => [back, textContrast] as const)),
    ...edgePairs
      .filter(([front]) => front === token)
      .flatMap(([, of]) => of.map((back) => [back, edgeContrast] as const)),
  ];
}

function pairWith(back: Oklch | undefined, ratio: number): readonly Limit[] {
  return back === undefined ? [] : [[back, ratio]];
}

/** The nearest colour of the same hue that is far enough from all of these: darker by -1, lighter by 1. At the end are black and white. */
function moved(colour: Oklch, direction: number, limits: readonly Limit[]): Oklch {
  for (let l = colour.l; ; l += direction * lightnessStep) {
    const tried = rounded(inGamut({ ...colour, l: limited(l) }));
    if (limits.every(([back, ratio]) => contrastOf(tried, back) >= ratio)) return tried;
    if (l <= 0 || l >= 1) return { l: direction < 0 ? 0 : 1, c: 0, h: 0 };
  }
}

/** A grey in the middle looks like something that can't be pressed, so a brand without a hue has its buttons nearly black or white. */
function clearOfGrey(colour: Oklch, name: ThemeName): Oklch {
  if (colour.c >= greyChroma) return colour;
  return { ...colour, l: name === 'day' ? Math.min(colour.l, greyByDay) : Math.max(colour.l, greyByNight) };
}

function tinted({ tint, ...recipe }: TokenRecipe, name: ThemeName, { primary, secondary }: BrandColours): Oklch {
  const [l, c] = recipe[name];
  if (typeof tint === 'number') return rounded(inGamut({ l, c, h: tint }));
  const source = tint === 'accent' ? primary : secondary;
  const strength = Math.min(source.c / usualChroma, tintMax);
  return rounded(inGamut({ l, c: c * strength, h: source.h }));
}

function limited(lightness: number): number {
  return Math.min(1, Math.max(0, lightness));
}

function mapped<Key extends string>(
  recipes: Readonly<Record<Key, TokenRecipe>>,
  make: (recipe: TokenRecipe) => Oklch,
): Record<string, Oklch> {
  return Object.fromEntries(Object.entries<TokenRecipe>(recipes).map(([token, recipe]) => [token, make(recipe)]));
}
