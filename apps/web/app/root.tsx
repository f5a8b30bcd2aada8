import './styles/layers.css';
import './styles/tokens.css';
import '@fontsource-variable/inter/wght.css';
import './styles/fonts.css';
import './styles/base.css';
import './styles/scripts.css';

import interLatin from '@fontsource-variable/inter/files/inter-latin-wght-normal.woff2?url';
import { use, useState, type ReactNode } from 'react';
import { data, Meta, Outlet, redirect, useLocation, useMatches, useRouteLoaderData } from 'react-router';

import type { Route } from './+types/root.ts';
import { CustomizerEntry } from './features/customizer/customizer-entry.tsx';
import { DevelopmentNotes } from './features/error-page/development-notes.tsx';
import { ErrorPage } from './features/error-page/error-page.tsx';
import { FirstPaintContext } from './first-paint/first-paint.ts';
import { pageMarkAttribute } from './first-paint/page-marks.ts';
import { BrandSheetContext } from './shared/page/brand-sheet.ts';
import { NonceContext } from './shared/page/nonce.ts';
import { partsOfPage } from './shared/messages/word-parts.ts';
import { wordsFirst } from './shared/messages/words-first.ts';
import { wordsMark } from './shared/messages/words.ts';
import { WordsBaseContext } from './shared/messages/words-base.ts';
import { ChangeableSite, SiteProvider, type Site } from './site/site.tsx';
import { usualGrounds } from './site/brand-grounds.ts';
import { headScript } from './shell/head-script.ts';
import { KeepScroll } from './shell/keep-scroll.tsx';
import { basePath, imagePath } from './site/paths.ts';
import { withRowLayout } from './server/loaders/lists/row-layout.server.ts';
import { developmentNotes } from './server/problems/development-notes.server.ts';
import { loadSite } from './server/loaders/site/load-site.server.ts';
import { AfterHydration } from './shell/after-hydration.tsx';
import { keepShown } from './realtime/fresh-lists.ts';
import { createStores, type StoresSeed } from './state/stores.ts';
import { barAttributes, seenThemes } from './state/preferences/theme.ts';
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
      throw data(developmentNotes() ?? null, { status: 503 });
  }
}

export const middleware: Route.MiddlewareFunction[] = [({ request }, next) => withRowLayout(request, next)];

export const clientMiddleware = [wordsFirst, keepShown];

/** The site stays as it came for as long as the document lives; a new language is a new document (I18N-4). */
export function shouldRevalidate(): boolean {
  return false;
}

export const links: Route.LinksFunction = () => [
  { rel: 'preload', href: interLatin, as: 'font', type: 'font/woff2', crossOrigin: 'anonymous' },
  { rel: 'manifest', href: '/manifest.webmanifest' },
  { rel: 'apple-touch-icon', href: '/icons/180.png' },
];

export function Layout({ children }: { readonly children: ReactNode }) {
  const site = useRouteLoaderData<typeof loader>('root');
  const theme = site?.theme ?? 'system';
  const nonce = use(NonceContext);
  const brandSheet = use(BrandSheetContext);
  const density = site?.brand?.density ?? 'auto';
  const { Links, Scripts, Preload } = use(FirstPaintContext);
  const { pathname } = useLocation();
  const wordsBase = use(WordsBaseContext);
  // These pages are shown at any address, where a script would look for another page.
  const matches = useMatches();
  const isStill = matches.some(({ id }) => id === 'routes/offline' || id === 'routes/busy');
  return (
    <html
      lang={site?.locale ?? 'en'}
      dir={site?.direction ?? 'ltr'}
      {...{
        [wordsMark]: wordsBase,
        [pageMarkAttribute('theme')]: theme === 'system' ? undefined : theme,
        [pageMarkAttribute('density')]: density === 'auto' ? undefined : density,
      }}
      suppressHydrationWarning
    >
      <head>
        <meta charSet="utf-8" />
        <meta
          name="viewport"
          content="width=device-width, initial-scale=1, viewport-fit=cover, interactive-widget=resizes-content"
        />
        <script
          nonce={nonce}
          suppressHydrationWarning
          dangerouslySetInnerHTML={{ __html: headScript(isStill ? undefined : site) }}
        />
        {/* Before all other styles: hydration takes the first one that it finds. */}
        {site?.brand && (
          <style nonce={nonce} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: brandSheet }} />
        )}
        <Meta />
        {seenThemes.map(({ seen, media }) => (
          <meta
            key={seen}
            name="theme-color"
            media={media}
            {...barAttributes(theme, seen, site?.grounds ?? usualGrounds)}
            suppressHydrationWarning
          />
        ))}
        <link rel="icon" href={site?.favicon ? imagePath(site.favicon, 64) : icon} />
        <Links />
        {partsOfPage(pathname).map((part) => (
          <Preload key={part} href={`${wordsBase}/${part}.json`} />
        ))}
      </head>
      <body>
        {import.meta.env.DEV && <DevelopmentNotes from={matches.map(({ loaderData }) => loaderData)} />}
        {children}
        <Sprite />
        {isStill ? null : (
          <>
            <KeepScroll />
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
        <ChangeableSite>
          <Outlet />
          <CustomizerEntry />
        </ChangeableSite>
        <AfterHydration />
      </StoresContext>
    </SiteProvider>
  );
}

/** The stores begin with what the page was rendered by, so that the first paint of the browser equals the server's. */
function seedOf({ clock, oddsFormats, timeZone, theme, marketsPerRow, rowMarkets }: Site): StoresSeed {
  return { clock, oddsFormat: oddsFormats.selected, timeZone, theme, marketsPerRow, rowMarkets };
}

/** Nothing is known of the site here, so the way home is the one every site has. */
export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return (
    <main>
      <ErrorPage error={error} homeHref={basePath} />
    </main>
  );
}
