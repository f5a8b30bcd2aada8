import { isRouteErrorResponse, Outlet, useMatches } from 'react-router';

import type { Route } from './+types/sportsbook.ts';
import { Blocks } from '../blocks/blocks.tsx';
import { areasAround, partsIn } from '../blocks/shell/shell-areas.ts';
import { ErrorPage } from '../features/error-page/error-page.tsx';
import { PagePlace } from '../shared/links/page-place.tsx';
import { useReportMissing } from '../shared/links/use-report-missing.ts';
import { useLinks } from '../shared/links/use-links.ts';
import { siteLanguage, targets } from '../site/paths.ts';
import { loadShell } from '../server/loaders/load-shell.server.ts';
import { isShellOld, useShellAge } from '../shared/loading/shell-age.ts';
import { ShellFrame } from '../shell/shell-frame.tsx';

export async function loader({ params }: Route.LoaderArgs) {
  return loadShell(params.locale ?? siteLanguage);
}

/** Rarely: only its counts change. */
export function shouldRevalidate(): boolean {
  return isShellOld();
}

/** The shell around every page of the sportsbook; a page may have areas of its own. */
export default function Sportsbook({ loaderData: { areas, liveCount } }: Route.ComponentProps) {
  useShellAge(areas);
  const page = useMatches().at(-1)?.loaderData;
  return (
    <ShellFrame areas={areasAround(areas, partsIn(page))} liveCount={liveCount}>
      <PagePlace>
        <Outlet />
      </PagePlace>
    </ShellFrame>
  );
}

/** A missing or broken page replaces only the page, not the shell. Its configuration comes with the error. */
export function ErrorBoundary({ error, loaderData }: Route.ErrorBoundaryProps) {
  const links = useLinks();
  useReportMissing(isRouteErrorResponse(error) && error.status === 404);
  const page = <ErrorPage error={error} homeHref={links(targets.home)} />;
  if (loaderData === undefined) return <main>{page}</main>;
  const parts = isRouteErrorResponse(error) ? partsIn(error.data) : undefined;
  return (
    <ShellFrame areas={areasAround(loaderData.areas, parts)} liveCount={loaderData.liveCount}>
      {page}
      {parts !== undefined && <Blocks blocks={[...parts.main, ...parts.footer]} />}
    </ShellFrame>
  );
}
