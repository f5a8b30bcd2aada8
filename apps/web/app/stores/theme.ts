/** "system" is what a browser without the cookie has: the stylesheet then follows the system's own setting. */
export const themeChoices = ['system', 'night', 'day'] as const;
export type ThemeChoice = (typeof themeChoices)[number];

const cookieName = 'theme';
const cookieDays = 365;

/** Reads the choice out of a Cookie header. The choice is in a cookie so that the first paint already has the colours. */
export function themeOf(cookieHeader: string | null | undefined): ThemeChoice {
  const value = /(?:^|;\s*)theme=([^;]*)/.exec(cookieHeader ?? '')?.[1];
  return themeChoices.find((theme) => theme === value) ?? 'system';
}

export function themeCookie(theme: ThemeChoice): string {
  const age = theme === 'system' ? 0 : cookieDays * 86_400;
  return `${cookieName}=${theme}; Path=/; Max-Age=${age}; SameSite=Lax`;
}
