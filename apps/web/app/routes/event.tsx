import { parseSlug } from '@slipstream/contract/entities/catalogue/slug';
import type { CategoryId, LeagueId } from '@slipstream/units/ids';
import { redirect, type ShouldRevalidateFunctionArgs } from 'react-router';

import type { Route } from './+types/event.ts';
import { Content } from '../blocks/content.tsx';
import { LoadFailure } from '../shared/loading/load-failure.tsx';
import { leagueTabs, tabOf } from '../site/page-tabs.ts';
import { basePath, parsePath, siteLanguage, targets } from '../site/paths.ts';
import type { MatchPageData } from '../features/match/match-page-data.ts';
import { loadMatch } from '../server/loaders/match/load-match.server.ts';
import { readListQuery, withoutKeys } from '../server/loaders/lists/list-query.server.ts';
import { loadCategory } from '../server/loaders/load-category.server.ts';
import { loadContent } from '../server/loaders/load-content.server.ts';
import { loadLeague } from '../server/loaders/load-league.server.ts';
import { loadPage } from '../server/loaders/load-page.server.ts';
import { missingPage } from '../server/http/missing-page.server.ts';
import { pageQueries } from '../server/pages/page-query.server.ts';
import { pageReply, partsOf } from '../server/http/page-reply.server.ts';
import { Category } from './event/category.tsx';
import { League } from './event/league.tsx';
import { MatchRoute } from './event/match.tsx';

/** Category, league and match share this address; the end of the slug says which it is (ROUTE-1). */
export async function loader({ params, url }: Route.LoaderArgs) {
  const target = parseSlug(params.slug);
  switch (target?.kind) {
    case 'match': {
      const load = await loadMatch(params.locale ?? siteLanguage, target.id);
      if (load.kind === 'not-found') throw await missingPage(params.locale ?? siteLanguage);
      // A failure is shown in the page's place and tried again by the next visitor: the cache keeps no 5xx.
      if (load.kind === 'unreachable') return pageReply({ kind: load.kind, page: undefined }, false);
      const { slug, tournament } = load.page.event;
      redirectUnlessAt(url, targets.inSport(tournament.sport.key, slug));
      const page = await loadPage(params.locale ?? siteLanguage, 'match', {
        sportKey: tournament.sport.key,
        words: eventWords(load.page.event),
      });
      return pageReply({ kind: load.kind, match: load.page, page: partsOf(page) }, true);
    }
    case 'league':
      return leagueReply(params.locale ?? siteLanguage, target.id, url);
    case 'category':
      return categoryReply(params.locale ?? siteLanguage, target.id, url);
    case undefined:
      return contentReply(params.locale ?? siteLanguage, url);
  }
}

/** The names a site's templates may use on the page of a match (ROUTE-9). */
function eventWords(event: MatchPageData['event']): Readonly<Record<string, string>> {
  const { name: league, category, sport } = event.tournament;
  const place = { league, category: category.name, sport: sport.name };
  if (event.type !== 'match') return { ...place, name: event.name };
  const { home, away } = event.competitors;
  return { ...place, name: `${home.name} – ${away.name}`, home: home.name, away: away.name };
}

async function leagueReply(locale: string, id: LeagueId, url: URL) {
  const read = readListQuery(url, pageQueries.league);
  if (read.kind === 'redirect') throw redirect(read.to);
  const tab = tabOf(leagueTabs, read.query.tab);
  if (tab === undefined) throw redirect(withoutKeys(url, ['tab']));
  const load = await loadLeague(locale, id, tab);
  if (load.kind === 'not-found') throw await missingPage(locale);
  if (load.kind === 'unreachable') return pageReply({ kind: load.kind, page: undefined }, false);
  const { slug, sport, name, category } = load.league;
  redirectUnlessAt(url, targets.inSport(sport.key, slug));
  const words = { league: name, category: category.name, sport: sport.name };
  const page = await loadPage(locale, 'league', { sportKey: sport.key, words });
  return pageReply({ kind: 'league' as const, list: load, page: partsOf(page) }, true);
}

async function categoryReply(locale: string, id: CategoryId, url: URL) {
  const load = await loadCategory(locale, id);
  if (load.kind === 'not-found') throw await missingPage(locale);
  if (load.kind === 'unreachable') return pageReply({ kind: load.kind, page: undefined }, false);
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
  if (page === undefined) throw await missingPage(locale);
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
  switch (loaderData.kind) {
    case 'match':
      return <MatchRoute key={loaderData.match.event.id} match={loaderData.match} page={loaderData.page} />;
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
