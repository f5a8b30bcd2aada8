/** Which of the two brand colours gives a token its hue; a number is a hue that means something by itself, such as red for danger. */
type Tint = 'accent' | 'ground' | number;

interface TokenRecipe {
  readonly tint: Tint;
  /** Lightness and chroma by day and by night, with the chroma of an ordinary brand colour. */
  readonly day: readonly [l: number, c: number];
  readonly night: readonly [l: number, c: number];
}

/** What is written on: lightness stays, so that everything written on it can be. */
export const backs = {
  'surface-0': { tint: 'ground', day: [0.955, 0.006], night: [0.155, 0.018] },
  'surface-1': { tint: 'ground', day: [0.995, 0.002], night: [0.192, 0.021] },
  'surface-2': { tint: 'ground', day: [0.965, 0.007], night: [0.232, 0.024] },
  'surface-3': { tint: 'ground', day: [0.925, 0.011], night: [0.285, 0.027] },
  'accent-surface': { tint: 'accent', day: [0.935, 0.024], night: [0.235, 0.04] },
  'up-surface': { tint: 157, day: [0.925, 0.04], night: [0.27, 0.045] },
  'down-surface': { tint: 25, day: [0.925, 0.035], night: [0.275, 0.045] },
  'gold-surface': { tint: 86, day: [0.945, 0.035], night: [0.27, 0.04] },
  'board-glow': { tint: 'accent', day: [0.94, 0.03], night: [0.31, 0.055] },
  line: { tint: 'ground', day: [0.885, 0.011], night: [0.32, 0.022] },
  'line-soft': { tint: 'ground', day: [0.925, 0.008], night: [0.25, 0.02] },
} as const satisfies Record<string, TokenRecipe>;

/** What is read, from where it begins; contrast moves it away from its backs as far as needed. */
export const fronts = {
  text: { tint: 'ground', day: [0.22, 0.025], night: [0.965, 0.006] },
  'text-2': { tint: 'ground', day: [0.38, 0.025], night: [0.82, 0.018] },
  'text-muted': { tint: 'ground', day: [0.48, 0.024], night: [0.71, 0.022] },
  price: { tint: 'ground', day: [0.24, 0.04], night: [0.95, 0.03] },
  'price-up': { tint: 151, day: [0.47, 0.13], night: [0.84, 0.19] },
  'price-down': { tint: 26, day: [0.51, 0.19], night: [0.75, 0.16] },
  live: { tint: 24, day: [0.54, 0.21], night: [0.72, 0.18] },
  gold: { tint: 80, day: [0.51, 0.11], night: [0.85, 0.15] },
  danger: { tint: 26, day: [0.51, 0.19], night: [0.75, 0.16] },
  focus: { tint: 'accent', day: [0.5, 0.14], night: [0.92, 0.1] },
  'line-control': { tint: 'ground', day: [0.61, 0.02], night: [0.54, 0.024] },
} as const satisfies Record<string, TokenRecipe>;

/** Written on the accent, which may be dark by day and light by night. */
export const onAccents = {
  'on-accent': { tint: 'accent', day: [0.99, 0.005], night: [0.2, 0.05] },
  'on-accent-2': { tint: 'accent', day: [0.94, 0.03], night: [0.33, 0.06] },
} as const satisfies Record<string, TokenRecipe>;

/** Banners are dark in both themes, below words that are light in both. */
export const banners = {
  'banner-tide': { tint: 'accent', day: [0.34, 0.075], night: [0.34, 0.075] },
  'banner-tide-far': { tint: 'accent', day: [0.46, 0.085], night: [0.46, 0.085] },
} as const satisfies Record<string, TokenRecipe>;

/** The words of banners, as `tokens.css` has them. */
export const bannerWords = [
  { l: 0.99, c: 0.003, h: 250 },
  { l: 0.9, c: 0.02, h: 230 },
] as const;

export type { TokenRecipe };
