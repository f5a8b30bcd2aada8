import { useCallback, useState } from 'react';
import { Outlet, useLocation } from 'react-router';
import { useTranslations } from 'use-intl';

import type { Route } from './+types/sportsbook.ts';
import { BettingColumn, BettingOverlays } from '../betting-area.tsx';
import type { LoadedBlock } from '../blocks/block-types.ts';
import { Blocks } from '../blocks/blocks.tsx';
import { LinkIcon } from '../blocks/shell/link-icon.tsx';
import { LiveCountContext } from '../blocks/shell/live-count.ts';
import { ConnectionBar } from '../features/connection/connection-bar.tsx';
import { ErrorPage } from '../features/error-page/error-page.tsx';
import { SearchEntry } from '../features/search/search-entry.tsx';
import { SettingsSection } from '../features/settings/settings-entry.tsx';
import { Header } from '../features/shell/header.tsx';
import { Shell } from '../features/shell/shell.tsx';
import { SideMenu } from '../features/shell/side-menu.tsx';
import { SlipButton } from '../features/shell/slip-button.tsx';
import { TabBar } from '../features/shell/tab-bar.tsx';
import { PlayerOverlays } from '../player-area.tsx';
import { PagePlace } from '../parts/page-place.tsx';
import { useLinks } from '../parts/use-links.ts';
import { siteLanguage, targets } from '../paths.ts';
import { loadShell, type ShellParts } from '../server/load-shell.server.ts';

export async function loader({ params }: Route.LoaderArgs) {
  return loadShell(params.locale ?? siteLanguage);
}

export function shouldRevalidate(): boolean {
  return false;
}

/** The shell around every page of the sportsbook. */
export default function Sportsbook({ loaderData }: Route.ComponentProps) {
  return (
    <Frame loaderData={loaderData}>
      <PagePlace>
        <Outlet />
      </PagePlace>
    </Frame>
  );
}

function Frame({
  loaderData,
  children,
}: Pick<Route.ComponentProps, 'loaderData'> & { readonly children: React.ReactNode }) {
  const t = useTranslations();
  const { pathname } = useLocation();
  // The menu is open on the page it was opened on, so going anywhere closes it.
  const [menuPage, setMenuPage] = useState<string | null>(null);
  const closeMenu = useCallback(() => setMenuPage(null), []);
  const { header, sidebar, sideMenu, tabs, liveCount } = loaderData;
  return (
    <Shell
      header={
        <LiveCountContext value={liveCount}>
          <Header
            start={<Blocks place="header" blocks={header.filter(isAtStart)} />}
            end={
              <>
                <Blocks place="header" blocks={header.filter((block) => !isAtStart(block) && !isAccount(block))} />
                <SlipButton />
                <Blocks place="header" blocks={header.filter(isAccount)} />
              </>
            }
          />
        </LiveCountContext>
      }
      sidebar={<Blocks place="sidebar" blocks={sidebar} />}
      panel={<BettingColumn />}
      tabBar={<TabBar items={tabs.map(tabItem)} onMenu={() => setMenuPage(pathname)} />}
    >
      <ConnectionBar />
      <SearchEntry />
      <BettingOverlays />
      <PlayerOverlays />
      <SideMenu title={t('shell.menu')} closeLabel={t('ui.close')} isOpen={menuPage === pathname} onClose={closeMenu}>
        <Blocks place="sidebar" blocks={sideMenu.filter((block) => !isSwitcher(block))} />
        {menuPage === pathname && sideMenu.some(isSwitcher) && <SettingsSection />}
      </SideMenu>
      {children}
    </Shell>
  );
}

function isAtStart({ type }: LoadedBlock): boolean {
  return type === 'logo' || type === 'menu';
}

function isAccount({ type }: LoadedBlock): boolean {
  return type === 'actions' || type === 'notifications' || type === 'profile';
}

function isSwitcher({ type }: LoadedBlock): boolean {
  return type.endsWith('-switcher');
}

function tabItem({ kind, link }: ShellParts['tabs'][number]) {
  return { kind, link: link && { ...link, icon: <LinkIcon name={link.icon} size={22} /> } };
}

/** A page that is missing or broken costs the page, not the shell around it. */
export function ErrorBoundary({ error, loaderData }: Route.ErrorBoundaryProps) {
  const links = useLinks();
  const page = <ErrorPage error={error} homeHref={links(targets.home)} />;
  return loaderData === undefined ? <main>{page}</main> : <Frame loaderData={loaderData}>{page}</Frame>;
}
