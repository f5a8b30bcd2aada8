import { setPageMark } from '../../first-paint/page-marks.ts';
import type { ThemeChoice } from '../../site/theme-choice.ts';

/** A theme as it is seen; media says when the system's own choice is it. */
export const seenThemes = [
  { seen: 'night', media: '(prefers-color-scheme: dark)' },
  { seen: 'day', media: '(prefers-color-scheme: light)' },
] as const;
type SeenTheme = (typeof seenThemes)[number]['seen'];

/** The grounds of the themes (`--surface-0`), for a phone's own bars around the page, which know no tokens. */
const grounds: Readonly<Record<SeenTheme, string>> = { night: '#070d14', day: '#edf0f4' };

export function barColour(theme: ThemeChoice, system: SeenTheme): string {
  return grounds[theme === 'system' ? system : theme];
}

/** Puts the colours of a theme on the page and the bars around it at once. */
export function showTheme(theme: ThemeChoice): void {
  for (const { seen, media } of seenThemes) {
    document.querySelector(`meta[name=theme-color][media="${media}"]`)?.setAttribute('content', barColour(theme, seen));
  }
  setPageMark('theme', theme === 'system' ? undefined : theme);
}
