import { getMatch } from '@slipstream/contract/http/get-match';
import { getMatchMarkets } from '@slipstream/contract/http/get-match-markets';
import { getMatches } from '@slipstream/contract/http/get-matches';
import type { Hono } from 'hono';
import type { Core } from '../core.ts';
import { Failure } from '../http/failure.ts';
import type { FrameEnv } from '../http/frame.ts';
import { JsonText, mount } from '../http/mount.ts';
import { favouriteFilter } from '../personal/favourite-filter.ts';
import { eventJson } from './event-json.ts';
import { eventMarkets } from './event-markets.ts';
import { marketGroups } from './market-groups.ts';
import { marketJson } from './market-json.ts';
import { paged } from './paged.ts';
import { findEvent, selectEvents } from './select-events.ts';

export function mountMatchCalls(app: Hono<FrameEnv>, { world: current, database }: Core): void {
  mount(app, getMatches, async ({ query, locale, playerId }) => {
    const passes = await favouriteFilter(database, playerId, 'matches', query.favourite);
    if (passes instanceof Failure) return passes;
    const sandbox = current();
    const events = selectEvents(sandbox, query);
    if (events instanceof Failure) return events;
    const { items, pagination } = paged(
      events.filter(({ id }) => passes(id)),
      query,
    );
    const data = items.map((event) => eventJson(sandbox, event, locale));
    return new JsonText(`{"data":[${data.join(',')}],"pagination":${JSON.stringify(pagination)}}`);
  });

  mount(app, getMatch, ({ params, locale }) => {
    const event = findEvent(current(), params.id);
    if (event === null) return new Failure(404, 'not_found');
    return new JsonText(`{"data":${eventJson(current(), event, locale)}}`);
  });

  mount(app, getMatchMarkets, ({ params, query, locale }) => {
    const event = findEvent(current(), params.id);
    if (event === null) return new Failure(404, 'not_found');
    const { of, version, markets } = eventMarkets(current(), event);
    const chosen = markets.filter(
      ({ info }) =>
        (query.group_key === undefined || info.groups.some((group) => query.group_key?.includes(group))) &&
        (query.market_id === undefined || query.market_id.some((id) => id === info.id)),
    );
    const { items, pagination } = paged(chosen, query);
    const data = items.map((market) => marketJson(of, market, locale));
    const rest = { groups: marketGroups(markets, locale), match_version: version, pagination };
    return new JsonText(`{"data":[${data.join(',')}],${JSON.stringify(rest).slice(1)}`);
  });
}
