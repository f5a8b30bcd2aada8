/** "system" follows the setting of the system. Until a visitor chooses, the site's own choice holds, usually that one. */
export const themeChoices = ['system', 'night', 'day'] as const;
export type ThemeChoice = (typeof themeChoices)[number];

const cookieDays = 365;

/** Reads the choice out of a Cookie header. It is in a cookie so that the first paint already has the colours. */
export function themeOf(cookieHeader: string | null | undefined): ThemeChoice | undefined {
  const value = /(?:^|;\s*)theme=([^;]*)/.exec(cookieHeader ?? '')?.[1];
  return themeChoices.find((theme) => theme === value);
}

export function themeCookie(theme: ThemeChoice): string {
  return `theme=${theme}; Path=/; Max-Age=${cookieDays * 86_400}; SameSite=Lax`;
}
