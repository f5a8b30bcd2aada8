/** "system" follows the setting of the system. Until a visitor chooses, the site's own choice holds, usually that one. */
export const themeChoices = ['system', 'night', 'day'] as const;
export type ThemeChoice = (typeof themeChoices)[number];
