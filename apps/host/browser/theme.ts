type Theme = 'night' | 'day';

const isNight = matchMedia('(prefers-color-scheme: dark)');

/**
 * These pages show what the sportsbook beside them shows, now and at the next visit (EMBED-10). What the system would show
 * anyway is not remembered, so that a page follows the system when it changes.
 */
export function followTheme(theme: Theme): void {
  const isSystem = theme === (isNight.matches ? 'night' : 'day');
  if (isSystem) delete document.documentElement.dataset['theme'];
  else document.documentElement.dataset['theme'] = theme;
  const kept = isSystem ? '=; max-age=0' : `=${theme}; max-age=31536000`;
  document.cookie = `meridian_theme${kept}; path=/; samesite=lax`;
}
