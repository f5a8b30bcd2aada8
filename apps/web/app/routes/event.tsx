import { parseSlug } from '@slipstream/contract/entities/slug';
import type { CategoryId, LeagueId } from '@slipstream/units/ids';
import { data, redirect, type ShouldRevalidateFunctionArgs } from 'react-router';
import { useTranslations } from 'use-intl';

import type { Route } from './+types/event.ts';
import { Content } from '../blocks/content.tsx';
import { BetBuilder } from '../features/bet-builder/bet-builder.tsx';
import { EventList } from '../features/event-list/event-list.tsx';
import { EventSection } from '../features/event-list/event-section.tsx';
import { MatchPage } from '../features/match/match-page.tsx';
import { LoadFailure } from '../parts/load-failure.tsx';
import { leagueTabs, tabOf } from '../parts/page-tabs.ts';
import { useSite } from '../parts/site.tsx';
import { useLinks } from '../parts/use-links.ts';
import { basePath, parsePath, siteLanguage, targets } from '../paths.ts';
import { loadMatch, type MatchPageData } from '../server/load-match.server.ts';
import { readListQuery, withoutKeys } from '../server/list-query.server.ts';
import { loadCategory } from '../server/load-category.server.ts';
import { loadContent } from '../server/load-content.server.ts';
import { loadLeague } from '../server/load-league.server.ts';
import { loadPage } from '../server/load-page.server.ts';
import { pageReply, partsOf } from '../server/page-reply.server.ts';
import { Category } from './category.tsx';
import { League } from './league.tsx';

/** Category, league and match share this address; the end of the slug says which it is (ROUTE-1). */
export async function loader({ params, url }: Route.LoaderArgs) {
  const target = parseSlug(params.slug);
  switch (target?.kind) {
    case 'match': {
      const load = await loadMatch(params.locale ?? siteLanguage, target.id);
      if (load.kind === 'not-found') throw data(null, { status: 404 });
      // A failure is shown in the page's place and tried again by the next visitor: the cache keeps no 5xx.
      if (load.kind === 'unreachable') return data({ kind: 'unreachable' as const }, 503);
      const { slug, tournament } = load.page.event;
      redirectUnlessAt(url, targets.inSport(tournament.sport.key, slug));
      return data(load);
    }
    case 'league':
      return leagueReply(params.locale ?? siteLanguage, target.id, url);
    case 'category':
      return categoryReply(params.locale ?? siteLanguage, target.id, url);
    case undefined:
      return contentReply(params.locale ?? siteLanguage, url);
  }
}

async function leagueReply(locale: string, id: LeagueId, url: URL) {
  const read = readListQuery(url, ['tab']);
  if (read.kind === 'redirect') throw redirect(read.to);
  const tab = tabOf(leagueTabs, read.query.tab);
  if (tab === undefined) throw redirect(withoutKeys(url, ['tab']));
  const load = await loadLeague(locale, id, tab);
  if (load.kind === 'not-found') throw data(null, { status: 404 });
  if (load.kind === 'unreachable') return data({ kind: 'unreachable' as const }, 503);
  const { slug, sport, name, category } = load.league;
  redirectUnlessAt(url, targets.inSport(sport.key, slug));
  const words = { league: name, category: category.name, sport: sport.name };
  const page = await loadPage(locale, 'league', { sportKey: sport.key, words });
  return pageReply({ kind: 'league' as const, list: load, page: partsOf(page) }, true);
}

async function categoryReply(locale: string, id: CategoryId, url: URL) {
  const load = await loadCategory(locale, id);
  if (load.kind === 'not-found') throw data(null, { status: 404 });
  if (load.kind === 'unreachable') return data({ kind: 'unreachable' as const }, 503);
  const { slug, sport, name } = load.category;
  redirectUnlessAt(url, targets.inSport(sport.key, slug));
  const page = await loadPage(locale, 'category', {
    sportKey: sport.key,
    words: { category: name, sport: sport.name },
  });
  return pageReply({ kind: 'category' as const, list: load, page: partsOf(page) }, true);
}

/** A slug that names nothing of ours may be a page the site added (ROUTE-3). */
async function contentReply(locale: string, url: URL) {
  const page = await loadContent(locale, parsePath(url.pathname)?.target ?? '');
  if (page === undefined) throw data(null, { status: 404 });
  return pageReply({ kind: 'content' as const, page }, true);
}

/** A match that was renamed, or is asked for under another sport, is at one address all the same. */
function redirectUnlessAt({ pathname, search }: URL, target: string): void {
  const path = parsePath(pathname);
  if (path === null || path.target === target) return;
  throw redirect((path.prefix === undefined ? '' : `/${path.prefix}`) + basePath + target + search, 301);
}

/** A match keeps itself up to date through the board; loading its page again would bring nothing it does not have. */
export function shouldRevalidate({
  currentUrl,
  nextUrl,
  nextParams,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs): boolean {
  if (currentUrl.pathname === nextUrl.pathname && parseSlug(nextParams['slug'] ?? '')?.kind === 'match') return false;
  return defaultShouldRevalidate;
}

export default function EventRoute({ loaderData }: Route.ComponentProps) {
  const { isCustomBetEnabled } = useSite();
  /** A site and a match that both have one (CUSTOM-3). */
  const hasBuilder = ({ event }: MatchPageData) => isCustomBetEnabled && event.type === 'match' && event.hasCustomBet;
  switch (loaderData.kind) {
    case 'match':
      return (
        <MatchPage
          key={loaderData.page.event.id}
          page={loaderData.page}
          related={<Related event={loaderData.page.event} matches={loaderData.page.related} />}
          {...(hasBuilder(loaderData.page) && { builder: <BetBuilder matchId={loaderData.page.event.id} /> })}
        />
      );
    case 'league':
      return <League list={loaderData.list} page={loaderData.page} />;
    case 'category':
      return <Category list={loaderData.list} page={loaderData.page} />;
    case 'content':
      return <Content page={loaderData.page} />;
    case 'unreachable':
      return <LoadFailure />;
  }
}

function Related({
  event,
  matches,
}: {
  readonly event: MatchPageData['event'];
  readonly matches: MatchPageData['related'];
}) {
  const t = useTranslations('match.related');
  const links = useLinks();
  const { tournament } = event;
  if (matches.length === 0) return null;
  return (
    <EventSection
      title={t('title', { league: tournament.name })}
      more={{ text: t('all'), href: links(targets.inSport(tournament.sport.key, tournament.slug)) }}
    >
      <EventList matches={matches} />
    </EventSection>
  );
}
