import type { Category } from '@slipstream/contract/entities/catalogue/category';
import type { Match } from '@slipstream/contract/entities/catalogue/match';
import { getCategory } from '@slipstream/contract/http/catalogue/get-category';
import { getCounters } from '@slipstream/contract/http/catalogue/get-counters';
import { getMatches } from '@slipstream/contract/http/catalogue/get-matches';
import { getTournaments } from '@slipstream/contract/http/catalogue/get-tournaments';
import type { CategoryId } from '@slipstream/units/ids';
import { isMatchComing } from '@slipstream/units/match-status';

import { serverApi } from './api.server.ts';
import { countsById, slimMatches } from './lists/events.server.ts';
import { missing, type Missing } from '../http/failure.server.ts';
import type { LeagueCount } from './load-sport.server.ts';

export interface CategoryPage {
  readonly kind: 'category';
  readonly category: Category;
  readonly leagues: readonly LeagueCount[];
  readonly live: readonly Match[];
  readonly upcoming: readonly Match[];
}

const matchesMax = 120;

/** The leagues of a country and their matches. */
export async function loadCategory(locale: string, id: CategoryId): Promise<CategoryPage | Missing> {
  const api = serverApi(locale);
  const [category, leagues, counters, matches] = await Promise.all([
    api.call(getCategory, { params: { id } }),
    api.call(getTournaments, { query: { categoryId: [id], sortBy: ['tournament_priority:asc'] } }),
    api.call(getCounters, { body: { categoryId: [id] } }),
    api.call(getMatches, { query: { categoryId: [id], sortBy: ['start_time:asc'], limit: matchesMax } }),
  ]);
  if (category.kind === 'failure') return missing(category);
  if (leagues.kind === 'failure' || matches.kind === 'failure') return { kind: 'unreachable' };
  const countOf = countsById(counters.kind === 'reply' ? counters.reply.tournaments : []);
  const all = slimMatches(matches.reply.data);
  return {
    kind: 'category',
    category: category.reply.data,
    leagues: leagues.reply.data.map((league) => ({ league, count: countOf(league.id) })),
    live: all.filter(({ status }) => !isMatchComing(status)),
    upcoming: all.filter(({ status }) => isMatchComing(status)),
  };
}
