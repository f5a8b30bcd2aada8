import { getCounters } from '@slipstream/contract/http/catalogue/get-counters';
import { getMatches } from '@slipstream/contract/http/catalogue/get-matches';
import { getSports } from '@slipstream/contract/http/catalogue/get-sports';
import { getTournaments } from '@slipstream/contract/http/catalogue/get-tournaments';
import type { BlockSettings } from '@slipstream/contract/site/blocks';
import { takesBets } from '@slipstream/betting/refusals/selection-block';
import { isMatchComing, matchStatus } from '@slipstream/units/match-status';

import type { Api } from '../../api/call-api.ts';
import type { BlockData, BlockWithData } from '../../blocks/block-types.ts';
import type { SportEvent } from '@slipstream/contract/entities/catalogue/event';
import { countsById, slimEvent, slimMatches, soonestFirst } from './lists/events.server.ts';
import { loadBest, spanOfToday } from './lists/load-best.server.ts';
import { worldNow } from './world-now.server.ts';

/** What the page around a block is narrowed to. */
export interface BlockScope {
  readonly sportKey?: string | undefined;
}

type Loader<Type extends BlockWithData> = (
  api: Api,
  settings: BlockSettings<Type>,
  scope: BlockScope,
) => Promise<BlockData<Type> | undefined>;

/** How the data of a block is fetched; undefined when the API does not answer. */
export const blockLoaders: { readonly [Type in BlockWithData]: Loader<Type> } = {
  async 'live-now'(api, { sports, each, limit }, { sportKey }) {
    const result = await api.call(getMatches, {
      query: {
        ...sportFilter(sports, sportKey),
        matchStatus: [matchStatus.live],
        sortBy: ['sport_priority:asc', 'tournament_priority:asc', 'start_time:asc'],
        // Narrowed to one sport there is no other to leave room for.
        ...(sportKey === undefined && { maxPerSport: each }),
        limit,
      },
    });
    return result.kind === 'reply' ? { matches: slimMatches(result.reply.data) } : undefined;
  },

  async 'top-events'(api, { sports, types, statuses, look, limit }, { sportKey }) {
    // A card has room for one market, a row for as many as any list.
    const slim = (events: readonly SportEvent[]): readonly SportEvent[] =>
      look === 'cards' ? events.map((event) => slimEvent(event)) : slimMatches(events);
    const isAboutNow = statuses.every((status) => takesBets(status)) && types.every((type) => type === 'match');
    const isToCome = statuses.every((status) => isMatchComing(status));
    const nowMs = await worldNow();
    const query = {
      ...sportFilter(sports, sportKey),
      ...(types.length > 0 && { type: types }),
      ...(statuses.length > 0 && { matchStatus: statuses }),
    };
    if (isAboutNow && !isToCome) {
      const best = await loadBest(api, query, { limit, nowMs });
      return best && { events: slim(best) };
    }
    const result = await api.call(getMatches, {
      query: {
        ...query,
        // A match of next week is no top event of today, however many bet on it.
        ...(isAboutNow && spanOfToday(nowMs)),
        sortBy: ['bets_count:desc'],
        limit,
      },
    });
    if (result.kind === 'failure') return undefined;
    const events = slim(result.reply.data);
    return { events: isToCome ? soonestFirst(events) : events };
  },

  async 'league-list'(api, { sports, leagues, priority, limit }, { sportKey }) {
    const [found, counters] = await Promise.all([
      api.call(getTournaments, {
        query: {
          ...sportFilter(sports, sportKey),
          ...(leagues.length > 0 && { id: leagues }),
          ...(priority !== null && { priorityKey: priority }),
          sortBy: ['tournament_priority:asc'],
          limit,
        },
      }),
      api.call(getCounters, { body: {} }),
    ]);
    if (found.kind === 'failure') return undefined;
    const countOf = countsById(counters.kind === 'reply' ? counters.reply.tournaments : []);
    return { leagues: found.reply.data.map((league) => ({ league, count: countOf(league.id) })) };
  },

  async 'sport-list'(api, { kinds, pinned, limit }, { sportKey }) {
    const [found, counters] = await Promise.all([
      api.call(getSports, { query: { ...(kinds.length > 0 && { sportType: kinds }), bettable: true } }),
      api.call(getCounters, { body: {} }),
    ]);
    if (found.kind === 'failure') return undefined;
    const countOf = countsById(counters.kind === 'reply' ? counters.reply.sports : []);
    const sports = pinnedFirst(found.reply.data, pinned).slice(0, limit);
    return { sports: sports.map((sport) => ({ sport, count: countOf(sport.id) })), selected: sportKey };
  },
};

function sportFilter(sports: readonly string[], chosen: string | undefined) {
  if (chosen !== undefined) return { sportKey: [chosen] };
  return sports.length > 0 ? { sportKey: sports } : {};
}

function pinnedFirst<Item extends { readonly key: string }>(
  items: readonly Item[],
  pinned: readonly string[],
): readonly Item[] {
  const rank = (key: string) => (pinned.includes(key) ? pinned.indexOf(key) : pinned.length);
  return items.toSorted((one, other) => rank(one.key) - rank(other.key));
}
