import './styles/layers.css';
import './styles/tokens.css';
import '@fontsource-variable/inter/wght.css';
import './styles/fonts.css';
import './styles/base.css';

import interLatin from '@fontsource-variable/inter/files/inter-latin-wght-normal.woff2?url';
import { use, useState, type ReactNode } from 'react';
import { data, Meta, Outlet, redirect, ScrollRestoration, useMatches, useRouteLoaderData } from 'react-router';

import type { Route } from './+types/root.ts';
import { ErrorPage } from './features/error-page/error-page.tsx';
import { earlyTapsScript } from './first-paint/early-taps.ts';
import { FirstPaintContext } from './first-paint/first-paint.ts';
import { pageMarkAttribute } from './first-paint/page-marks.ts';
import { NonceContext } from './shared/page/nonce.ts';
import { SiteProvider, type Site } from './site/site.tsx';
import { basePath, imagePath } from './site/paths.ts';
import { withMarketsPerRow } from './server/loaders/lists/markets-per-row.server.ts';
import { loadSite } from './server/loaders/site/load-site.server.ts';
import { AfterHydration } from './shell/after-hydration.tsx';
import { keepShown } from './realtime/fresh-lists.ts';
import { askingScript } from './state/session/registered-flag.ts';
import { sidebarScript } from './state/panel/sidebar.ts';
import { createStores, type StoresSeed } from './state/stores.ts';
import { densityScript } from './state/preferences/density.ts';
import { barColour, seenThemes } from './state/preferences/theme.ts';
import { StoresContext } from './state/use-stores.ts';
import icon from './ui/logo-mark/favicon.svg?url';
import { Sprite } from './first-paint/sprite.tsx';

export async function loader({ request }: Route.LoaderArgs) {
  const load = await loadSite(request);
  switch (load.kind) {
    case 'site':
      return load.site;
    case 'redirect':
      throw redirect(load.to, 301);
    case 'no-such-locale':
      throw data(null, { status: 404 });
    case 'unreachable':
      throw data(null, { status: 503 });
  }
}

export const middleware: Route.MiddlewareFunction[] = [({ request }, next) => withMarketsPerRow(request, next)];

export const clientMiddleware = [keepShown];

/** The site stays as it came for as long as the document lives; a new language is a new document (I18N-4). */
export function shouldRevalidate(): boolean {
  return false;
}

export const links: Route.LinksFunction = () => [
  { rel: 'preload', href: interLatin, as: 'font', type: 'font/woff2', crossOrigin: 'anonymous' },
  { rel: 'manifest', href: '/manifest.webmanifest' },
  { rel: 'apple-touch-icon', href: '/icons/180.png' },
];

/** It ran before the browser had this file, so its text is not in the first script; hydration does not compare it. */
const headScript = import.meta.env.SSR ? askingScript + sidebarScript + densityScript + earlyTapsScript : '';

export function Layout({ children }: { readonly children: ReactNode }) {
  const site = useRouteLoaderData<typeof loader>('root');
  const theme = site?.theme ?? 'system';
  const nonce = use(NonceContext);
  const { Links, Scripts, ModulePreload } = use(FirstPaintContext);
  // These pages are shown at any address, where a script would look for another page.
  const isStill = useMatches().some(({ id }) => id === 'routes/offline' || id === 'routes/busy');
  return (
    <html
      lang={site?.locale ?? 'en'}
      dir={site?.direction ?? 'ltr'}
      {...{ [pageMarkAttribute('theme')]: theme === 'system' ? undefined : theme }}
      suppressHydrationWarning
    >
      <head>
        <meta charSet="utf-8" />
        <meta
          name="viewport"
          content="width=device-width, initial-scale=1, viewport-fit=cover, interactive-widget=resizes-content"
        />
        <script nonce={nonce} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: headScript }} />
        <Meta />
        {seenThemes.map(({ seen, media }) => (
          <meta key={seen} name="theme-color" media={media} content={barColour(theme, seen)} suppressHydrationWarning />
        ))}
        <link rel="icon" href={site?.favicon ? imagePath(site.favicon, 64) : icon} />
        <Links />
        {site?.messagesScript && <ModulePreload href={site.messagesScript} />}
      </head>
      <body>
        {children}
        <Sprite />
        {isStill ? null : (
          <>
            <ScrollRestoration />
            <Scripts />
          </>
        )}
      </body>
    </html>
  );
}

export default function Root({ loaderData: site }: Route.ComponentProps) {
  const [stores] = useState(() => createStores(seedOf(site)));
  return (
    <SiteProvider site={site}>
      <StoresContext value={stores}>
        <Outlet />
        <AfterHydration />
      </StoresContext>
    </SiteProvider>
  );
}

/** The stores begin with what the page was rendered by, so that the first paint of the browser equals the server's. */
function seedOf({ clock, oddsFormats, timeZone, theme, marketsPerRow }: Site): StoresSeed {
  return { clock, oddsFormat: oddsFormats.selected, timeZone, theme, marketsPerRow };
}

/** Nothing is known of the site here, so the way home is the one every site has. */
export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return (
    <main>
      <ErrorPage error={error} homeHref={basePath} />
    </main>
  );
}
