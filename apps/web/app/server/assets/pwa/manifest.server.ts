import type { Grounds } from '../../../site/brand-grounds.ts';
import { basePath } from '../../../site/paths.ts';

/** The icon sizes systems ask for; a maskable icon is cropped to the system's shape. */
export const iconNames = ['180', '192', '512', 'maskable-512'] as const;
export type IconName = (typeof iconNames)[number];

/** What a browser needs to install the site as an app. It has one colour for both themes, that of the night. */
export function manifest(siteName: string, description: string, { night }: Grounds): object {
  return {
    id: basePath,
    name: siteName,
    short_name: siteName.slice(0, 12),
    description,
    start_url: basePath,
    scope: '/',
    display: 'standalone',
    background_color: night,
    theme_color: night,
    icons: iconNames.map((name) => ({
      src: `/icons/${name}.png`,
      type: 'image/png',
      sizes: `${iconSize(name)}x${iconSize(name)}`,
      purpose: name.startsWith('maskable') ? 'maskable' : 'any',
    })),
  };
}

export function iconSize(name: IconName): number {
  return Number(name.replace('maskable-', ''));
}
