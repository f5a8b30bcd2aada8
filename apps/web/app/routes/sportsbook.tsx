import { useCallback, useState } from 'react';
import { Outlet, useLocation } from 'react-router';
import { useTranslations } from 'use-intl';

import type { Route } from './+types/sportsbook.ts';
import { BettingColumn, BettingOverlays } from '../betting-area.tsx';
import { AccountEntry } from '../features/account/account-entry.tsx';
import { ConnectionBar } from '../features/connection/connection-bar.tsx';
import { ErrorPage } from '../features/error-page/error-page.tsx';
import { NotificationBell } from '../features/notifications/notification-bell.tsx';
import { SearchEntry } from '../features/search/search-entry.tsx';
import { SettingsEntry, SettingsSection } from '../features/settings/settings-entry.tsx';
import { Header } from '../features/shell/header.tsx';
import { Shell } from '../features/shell/shell.tsx';
import { SideMenu } from '../features/shell/side-menu.tsx';
import { Sidebar } from '../features/shell/sidebar.tsx';
import { TabBar } from '../features/shell/tab-bar.tsx';
import { PlayerOverlays } from '../player-area.tsx';
import { PagePlace } from '../parts/page-place.tsx';
import { useLinks } from '../parts/use-links.ts';
import { siteLanguage, targets } from '../paths.ts';
import { loadMenu } from '../server/load-menu.server.ts';

export async function loader({ params }: Route.LoaderArgs) {
  return loadMenu(params.locale ?? siteLanguage);
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
  const menu = <Sidebar pinned={loaderData.pinned} sports={loaderData.sports} />;
  return (
    <Shell
      header={
        <Header
          liveCount={loaderData.liveCount}
          settings={<SettingsEntry />}
          account={<AccountEntry bell={<NotificationBell />} />}
        />
      }
      sidebar={menu}
      panel={<BettingColumn />}
      tabBar={<TabBar onMenu={() => setMenuPage(pathname)} />}
    >
      <ConnectionBar />
      <SearchEntry />
      <BettingOverlays />
      <PlayerOverlays />
      <SideMenu title={t('shell.menu')} closeLabel={t('ui.close')} isOpen={menuPage === pathname} onClose={closeMenu}>
        {menu}
        {menuPage === pathname && <SettingsSection />}
      </SideMenu>
      {children}
    </Shell>
  );
}

/** A page that is missing or broken costs the page, not the shell around it. */
export function ErrorBoundary({ error, loaderData }: Route.ErrorBoundaryProps) {
  const links = useLinks();
  const page = <ErrorPage error={error} homeHref={links(targets.home)} />;
  return loaderData === undefined ? <main>{page}</main> : <Frame loaderData={loaderData}>{page}</Frame>;
}
