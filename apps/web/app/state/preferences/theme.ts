import { setPageMark } from '../../first-paint/page-marks.ts';
import type { Grounds } from '../../site/brand-grounds.ts';
import type { ThemeChoice } from '../../site/theme-choice.ts';

/** A theme as it is seen; media says when the system's own choice is it. */
export const seenThemes = [
  { seen: 'night', media: '(prefers-color-scheme: dark)' },
  { seen: 'day', media: '(prefers-color-scheme: light)' },
] as const;
type SeenTheme = (typeof seenThemes)[number]['seen'];

/** What the bars of a phone around the page are drawn in: the grounds of the themes, which are also kept in the element. */
export function barAttributes(theme: ThemeChoice, system: SeenTheme, { night, day }: Grounds) {
  const seen = theme === 'system' ? system : theme;
  return { content: seen === 'night' ? night : day, 'data-night': night, 'data-day': day };
}

/** Puts the colours of a theme on the page and the bars around it at once. */
export function showTheme(theme: ThemeChoice): void {
  for (const { seen, media } of seenThemes) {
    const bar = document.querySelector<HTMLMetaElement>(`meta[name=theme-color][media="${media}"]`);
    if (bar !== null) bar.content = bar.dataset[theme === 'system' ? seen : theme] ?? '';
  }
  setPageMark('theme', theme === 'system' ? undefined : theme);
}
