import { Outlet } from 'react-router';
import { useTranslations } from 'use-intl';

import type { Route } from './+types/sportsbook.ts';
import { ConnectionBar } from '../features/connection/connection-bar.tsx';
import { ErrorPage } from '../features/error-page/error-page.tsx';
import { Header } from '../features/shell/header.tsx';
import { Panel } from '../features/shell/panel.tsx';
import { Shell } from '../features/shell/shell.tsx';
import { Sidebar } from '../features/shell/sidebar.tsx';
import { TabBar } from '../features/shell/tab-bar.tsx';
import { SlipPanel } from '../features/slip/slip-panel.tsx';
import { loadMenu } from '../server/load-menu.server.ts';

export async function loader({ params }: Route.LoaderArgs) {
  return loadMenu(params.locale ?? 'en');
}

export function shouldRevalidate(): boolean {
  return false;
}

/** The shell around every page of the sportsbook. */
export default function Sportsbook({ loaderData }: Route.ComponentProps) {
  return (
    <Frame loaderData={loaderData}>
      <Outlet />
    </Frame>
  );
}

function Frame({
  loaderData,
  children,
}: Pick<Route.ComponentProps, 'loaderData'> & { readonly children: React.ReactNode }) {
  const t = useTranslations('slip');
  return (
    <Shell
      header={<Header liveCount={loaderData.liveCount} />}
      sidebar={<Sidebar pinned={loaderData.pinned} sports={loaderData.sports} />}
      panel={
        <Panel label={t('title')}>
          <SlipPanel />
        </Panel>
      }
      tabBar={<TabBar />}
    >
      <ConnectionBar />
      {children}
    </Shell>
  );
}

/** A page that is missing or broken costs the page, not the shell around it. */
export function ErrorBoundary({ error, loaderData }: Route.ErrorBoundaryProps) {
  if (loaderData === undefined) return <ErrorPage error={error} />;
  return (
    <Frame loaderData={loaderData}>
      <ErrorPage error={error} />
    </Frame>
  );
}
