import { getCategories } from '@slipstream/contract/http/catalogue/get-categories';
import { getMatches } from '@slipstream/contract/http/catalogue/get-matches';
import { getSports } from '@slipstream/contract/http/catalogue/get-sports';
import { getTournaments } from '@slipstream/contract/http/catalogue/get-tournaments';
import type { Settings } from '@slipstream/contract/site/settings';
import type { SiteConfig } from '@slipstream/contract/site/site-config';
import { matchStatus } from '@slipstream/units/match-status';

import type { Api } from '../../../api/call-api.ts';
import { targets } from '../../../site/paths.ts';

/** One file of matches is one page of the API. */
const matchesPerPart = 500;
/** However large a backend is, the index stays readable: ten thousand matches, the next ones first. */
const matchPartsMax = 20;
const toCome = {
  matchStatus: [matchStatus.prematch, matchStatus.live],
  sortBy: ['start_time:asc'],
  limit: matchesPerPart,
} as const;

/** The names of the sitemaps of one language, in the order a crawler should read them; undefined without an API. */
export async function sitemapParts(api: Api): Promise<readonly string[] | undefined> {
  const counted = await api.call(getMatches, { query: { ...toCome, sortBy: ['start_time:asc'], limit: 1 } });
  if (counted.kind === 'failure') return undefined;
  const count = Math.min(Math.ceil(counted.reply.pagination.total / matchesPerPart), matchPartsMax);
  return ['pages', 'sports', 'leagues', ...Array.from({ length: count }, (_, index) => `matches-${index + 1}`)];
}

export interface SitemapSite {
  readonly site: Pick<SiteConfig, 'customPages'>;
  readonly settings: Settings;
}

/** The pages of one sitemap as targets; undefined when the API does not answer, null when there is no such sitemap. */
export async function sitemapTargets(
  api: Api,
  part: string,
  site: SitemapSite,
): Promise<readonly string[] | null | undefined> {
  if (part === 'pages') return pageTargets(site);
  if (part === 'sports') return sportTargets(api);
  if (part === 'leagues') return leagueTargets(api);
  const page = Number(/^matches-([1-9]\d?)$/.exec(part)?.[1] ?? 0);
  return page === 0 || page > matchPartsMax ? null : matchTargets(api, page);
}

function pageTargets({ site, settings }: SitemapSite): readonly string[] {
  const { home, live, cybersport, schedule, results, promotions, generalRules, about } = targets;
  return [
    home,
    live,
    cybersport,
    schedule,
    results,
    promotions,
    generalRules,
    about,
    ...(settings.isPremiumCricketEnabled ? [targets.premiumCricket] : []),
    ...(settings.isHorseRacingEnabled ? [targets.racing] : []),
    ...(settings.isLotteryEnabled ? [targets.lotteries] : []),
    ...(settings.isVirtualGamingArenaEnabled ? [targets.virtualGamingArena] : []),
    ...site.customPages.map(({ path }) => path),
  ];
}

async function sportTargets(api: Api): Promise<readonly string[] | undefined> {
  const sports = await api.call(getSports);
  return sports.kind === 'reply' ? sports.reply.data.map(({ key }) => targets.sport(key)) : undefined;
}

/** Countries and leagues; the first thousand of each, by priority. */
async function leagueTargets(api: Api): Promise<readonly string[] | undefined> {
  const answers = await Promise.all([
    api.call(getCategories, { query: { limit: 500 } }),
    api.call(getTournaments, { query: { limit: 500 } }),
    api.call(getTournaments, { query: { limit: 500, page: 2 } }),
  ]);
  if (answers.some(({ kind }) => kind === 'failure')) return undefined;
  return answers.flatMap((answer) =>
    answer.kind === 'reply' ? answer.reply.data.map(({ sport, slug }) => targets.inSport(sport.key, slug)) : [],
  );
}

async function matchTargets(api: Api, page: number): Promise<readonly string[] | null | undefined> {
  const found = await api.call(getMatches, { query: { ...toCome, page } });
  if (found.kind === 'failure') return found.failure.code === 'refused' ? null : undefined;
  if (found.reply.data.length === 0) return null;
  return found.reply.data.map(({ tournament, slug }) => targets.inSport(tournament.sport.key, slug));
}
