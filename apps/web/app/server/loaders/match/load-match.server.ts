import type { SportEvent } from '@slipstream/contract/entities/catalogue/event';
import type { Match } from '@slipstream/contract/entities/catalogue/match';
import type { MatchWidget } from '@slipstream/contract/entities/catalogue/match-widget';
import { getMatch } from '@slipstream/contract/http/catalogue/get-match';
import { getMatchMarkets } from '@slipstream/contract/http/catalogue/get-match-markets';
import { getMatchWidget } from '@slipstream/contract/http/catalogue/get-match-widget';
import { getMatches } from '@slipstream/contract/http/catalogue/get-matches';
import type { MatchId } from '@slipstream/units/ids';
import { isMatchComing } from '@slipstream/units/match-status';

import type { Api, ApiResult } from '../../../api/call-api.ts';
import type { MatchPageData, WidgetOf } from '../../../features/match/match-page-data.ts';
import { serverApi } from '../api.server.ts';
import { slimMatches } from '../lists/events.server.ts';

export type MatchLoad =
  | { readonly kind: 'match'; readonly page: MatchPageData }
  | { readonly kind: 'not-found' }
  | { readonly kind: 'unreachable' };

const relatedMax = 5;
/** A timeline shows important incidents; of hundreds of points only the last. */
const incidentsMax = 120;

export async function loadMatch(locale: string, id: MatchId): Promise<MatchLoad> {
  const api = serverApi(locale);
  const [event, markets] = await Promise.all([
    api.call(getMatch, { params: { id } }),
    api.call(getMatchMarkets, { params: { id } }),
  ]);
  if (isMissing(event)) return { kind: 'not-found' };
  if (event.kind === 'failure') return { kind: 'unreachable' };
  const { data } = event.reply;
  const [course, related] = await Promise.all([loadCourse(api, data), loadRelated(api, data)]);
  return {
    kind: 'match',
    page: {
      event: data,
      ...(markets.kind === 'reply'
        ? { markets: markets.reply.data, groups: markets.reply.groups, marketsVersion: markets.reply.matchVersion }
        : { markets: [], groups: [], marketsVersion: -1 }),
      ...course,
      related,
    },
  };
}

function isMissing(result: ApiResult<unknown>): boolean {
  return result.kind === 'failure' && result.failure.code === 'refused' && result.failure.status === 404;
}

/** Earlier matches may have to be worked out, and nobody waits for them to see the odds. */
const historyMsMax = 300;

type History = Pick<MatchPageData, 'headToHead' | 'form' | 'isHistoryLate'>;
type Course = Pick<MatchPageData, 'statistics' | 'incidents'> & History;

/** Before the start there is only history; an outright has neither. */
async function loadCourse(api: Api, event: SportEvent): Promise<Course> {
  if (event.type !== 'match') return { statistics: null, incidents: [], ...noHistory };
  const isBegun = !isMatchComing(event.status);
  const [statistics, timeline, history] = await Promise.all([
    isBegun ? loadWidget(api, event.id, 'statistics') : null,
    isBegun ? loadWidget(api, event.id, 'timeline') : null,
    Promise.race([loadHistory(api, event.id), lateHistory()]),
  ]);
  return { statistics, incidents: timeline?.incidents.slice(-incidentsMax) ?? [], ...history };
}

const noHistory: History = { headToHead: null, form: null, isHistoryLate: false };

async function lateHistory(): Promise<History> {
  await new Promise((resolve) => {
    setTimeout(resolve, historyMsMax);
  });
  return { ...noHistory, isHistoryLate: true };
}

async function loadHistory(api: Api, id: MatchId): Promise<History> {
  const [headToHead, form] = await Promise.all([
    api.call(getMatchWidget, { params: { id, type: 'head-to-head' } }),
    api.call(getMatchWidget, { params: { id, type: 'form' } }),
  ]);
  return {
    headToHead: widgetOf(headToHead, 'head-to-head'),
    form: widgetOf(form, 'form'),
    // A backend that has none is not asked again.
    isHistoryLate: [headToHead, form].some((result) => result.kind === 'failure' && !isMissing(result)),
  };
}

async function loadWidget<Type extends MatchWidget['type']>(
  api: Api,
  id: MatchId,
  type: Type,
): Promise<WidgetOf<Type> | null> {
  return widgetOf(await api.call(getMatchWidget, { params: { id, type } }), type);
}

function widgetOf<Type extends MatchWidget['type']>(result: ApiResult<MatchWidget>, type: Type): WidgetOf<Type> | null {
  return result.kind === 'reply' && result.reply.type === type ? (result.reply as WidgetOf<Type>) : null;
}

async function loadRelated(api: Api, event: SportEvent): Promise<readonly Match[]> {
  const query = { tournamentId: [event.tournament.id], sortBy: ['start_time:asc'], limit: relatedMax + 1 } as const;
  const result = await api.call(getMatches, { query });
  if (result.kind === 'failure') return [];
  const others = result.reply.data
    .filter((other): other is Match => other.type === 'match' && other.id !== event.id)
    .slice(0, relatedMax);
  return slimMatches(others);
}
