/** `--surface-0` of both themes in sRGB, for what knows no tokens: bars of a phone, the manifest, icons. */
export type Grounds = Readonly<Record<'night' | 'day', string>>;

/** Those of `tokens.css`. */
export const usualGrounds: Grounds = { night: '#070d14', day: '#edf0f4' };
