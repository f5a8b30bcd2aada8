import type { League } from '@slipstream/contract/entities/catalogue/league';
import type { Match } from '@slipstream/contract/entities/catalogue/match';
import { getMatches } from '@slipstream/contract/http/catalogue/get-matches';
import { getMatchWidget } from '@slipstream/contract/http/catalogue/get-match-widget';
import { getTournament } from '@slipstream/contract/http/catalogue/get-tournament';
import type { LeagueId } from '@slipstream/units/ids';
import { isMatchComing } from '@slipstream/units/match-status';

import type { Api } from '../../api/call-api.ts';
import type { LeagueTab } from '../../site/page-tabs.ts';
import { serverApi } from './api.server.ts';
import type { ListedOutright, StandingsRow } from '../../features/league-page/league-page-data.ts';
import { slimMatches, slimOutrights } from './lists/events.server.ts';
import { missing, type Missing } from '../http/failure.server.ts';

export interface LeaguePage {
  readonly kind: 'league';
  readonly league: League;
  readonly tab: LeagueTab;
  readonly live: readonly Match[];
  readonly upcoming: readonly Match[];
  readonly outrights: readonly ListedOutright[];
  /** Empty without a table, as in a cup. */
  readonly table: readonly StandingsRow[];
}

const matchesMax = 200;

/** A league's matches, its outrights, and its table where it has one. */
export async function loadLeague(locale: string, id: LeagueId, tab: LeagueTab): Promise<LeaguePage | Missing> {
  const api = serverApi(locale);
  const filter = { tournamentId: [id] };
  const [league, matches, outrights] = await Promise.all([
    api.call(getTournament, { params: { id } }),
    api.call(getMatches, { query: { ...filter, sortBy: ['start_time:asc'], limit: matchesMax } }),
    api.call(getMatches, { query: { ...filter, type: ['season', 'tournament', 'stage'], limit: 20 } }),
  ]);
  if (league.kind === 'failure') return missing(league);
  if (matches.kind === 'failure') return { kind: 'unreachable' };
  const all = slimMatches(matches.reply.data);
  const table = await loadTable(api, all[0]);
  if (table === null && tab === 'table') return { kind: 'unreachable' };
  return {
    kind: 'league',
    league: league.reply.data,
    tab,
    live: all.filter(({ status }) => !isMatchComing(status)),
    upcoming: all.filter(({ status }) => isMatchComing(status)),
    outrights: outrights.kind === 'reply' ? slimOutrights(outrights.reply.data) : [],
    table: table ?? [],
  };
}

/** The backend finds a table by a match of its season; a league without upcoming matches has none. Null if it did not answer. */
async function loadTable(api: Api, match: Match | undefined): Promise<readonly StandingsRow[] | null> {
  if (match === undefined) return [];
  const widget = await api.call(getMatchWidget, { params: { id: match.id, type: 'standings' } });
  if (widget.kind === 'failure' && missing(widget).kind === 'unreachable') return null;
  return widget.kind === 'reply' && widget.reply.type === 'standings' ? widget.reply.rows : [];
}
