import type { Context } from 'hono';
import { getCookie, setCookie } from 'hono/cookie';

/** A theme that was chosen; without one a page follows the system. */
export type Theme = 'night' | 'day';

interface ThemeOfPage {
  readonly theme: Theme | null;
  /** What the address says, for the links of the page; null if it says nothing. */
  readonly asked: Theme | 'system' | null;
}

/** Also written by `browser/play.ts`, for what the sportsbook beside it shows. */
const cookie = 'meridian_theme';
const yearSeconds = 31_536_000;

/** The theme of the address, as the sportsbook names it, else the one it had before, else the system's (EMBED-10). */
export function readTheme(c: Context): ThemeOfPage {
  const asked = c.req.query('theme');
  if (asked === 'system') return { theme: null, asked };
  if (isTheme(asked)) return { theme: asked, asked };
  const kept = getCookie(c, cookie);
  return { theme: isTheme(kept) ? kept : null, asked: null };
}

export function rememberTheme(c: Context, { theme, asked }: ThemeOfPage): void {
  if (asked === null) return;
  setCookie(c, cookie, theme ?? '', { path: '/', sameSite: 'Lax', maxAge: theme === null ? 0 : yearSeconds });
}

function isTheme(text: string | undefined): text is Theme {
  return text === 'night' || text === 'day';
}
