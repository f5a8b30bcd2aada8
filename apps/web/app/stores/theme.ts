/** "system" follows the setting of the system. Until a visitor chooses, the site's own choice holds, usually that one. */
export const themeChoices = ['system', 'night', 'day'] as const;
export type ThemeChoice = (typeof themeChoices)[number];

/** Puts the colours of a theme on the page at once. */
export function showTheme(theme: ThemeChoice): void {
  if (theme === 'system') delete document.documentElement.dataset['theme'];
  else document.documentElement.dataset['theme'] = theme;
}
