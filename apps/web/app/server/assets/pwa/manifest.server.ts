import { basePath } from '../../../site/paths.ts';

/** The night theme's ground and the brand's plate; a manifest knows one colour for both themes. */
export const appColours = { ground: '#0a1019', theme: '#0a1019' } as const;
/** The icons phones and desktops ask for; a maskable one is cut to whatever shape the system likes. */
export const iconNames = ['180', '192', '512', 'maskable-512'] as const;
export type IconName = (typeof iconNames)[number];

/** What a browser needs to install the site as an app. */
export function manifest(siteName: string, description: string): object {
  return {
    id: basePath,
    name: siteName,
    short_name: siteName.slice(0, 12),
    description,
    start_url: basePath,
    scope: '/',
    display: 'standalone',
    background_color: appColours.ground,
    theme_color: appColours.theme,
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
