import type { League } from '@slipstream/contract/entities/league';
import type { Sport } from '@slipstream/contract/entities/sport';
import { getCounters } from '@slipstream/contract/http/get-counters';
import { getSports } from '@slipstream/contract/http/get-sports';
import { getTournaments } from '@slipstream/contract/http/get-tournaments';

import { serverApi } from './api.server.ts';

interface MenuCount {
  readonly total: number;
  readonly live: number;
}

export interface Menu {
  readonly liveCount: number;
  readonly pinned: readonly { readonly league: League; readonly count: MenuCount }[];
  readonly sports: readonly { readonly sport: Sport; readonly count: MenuCount }[];
}

const pinnedMax = 4;
const noCount: MenuCount = { total: 0, live: 0 };

/** The sidebar's sports and leagues with their counts. What fails to load is left out; a page never fails for its menu. */
export async function loadMenu(locale: string): Promise<Menu> {
  const api = serverApi(locale);
  const [sports, leagues, counters] = await Promise.all([
    api.call(getSports, { query: { bettable: true } }),
    api.call(getTournaments, { query: { limit: pinnedMax, sortBy: ['tournament_priority:asc'] } }),
    api.call(getCounters, { body: {} }),
  ]);
  const counts = counters.kind === 'reply' ? counters.reply : { live: 0, sports: [], tournaments: [] };
  const bySport = new Map(counts.sports.map((row) => [row.id, { total: row.count, live: row.live }]));
  const byLeague = new Map(counts.tournaments.map((row) => [row.id, { total: row.count, live: row.live }]));
  return {
    liveCount: counts.live,
    pinned: listOf(leagues).map((league) => ({ league, count: byLeague.get(league.id) ?? noCount })),
    sports: listOf(sports).map((sport) => ({ sport, count: bySport.get(sport.id) ?? noCount })),
  };
}

function listOf<Item>(
  result: { kind: 'reply'; reply: { data: readonly Item[] } } | { kind: 'failure' },
): readonly Item[] {
  return result.kind === 'reply' ? result.reply.data : [];
}
