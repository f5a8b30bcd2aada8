import { getMatch } from '@slipstream/contract/http/catalogue/get-match';
import { getMatchMarkets } from '@slipstream/contract/http/catalogue/get-match-markets';
import { getMatches } from '@slipstream/contract/http/catalogue/get-matches';
import type { Fixture } from '@slipstream/simulation/fixture';
import { isMatchOver } from '@slipstream/units/match-status';
import type { Hono } from 'hono';
import { askerOf } from '../../archive/asker.ts';
import type { Core } from '../../core/core.ts';
import { Failure } from '../../http/failure.ts';
import type { FrameEnv } from '../../http/frame.ts';
import { mapInSlices, runInSlices } from '../../http/in-slices.ts';
import { JsonText, mount } from '../../http/mount.ts';
import { favouriteFilter, filterFavourites, type FavouriteFilter } from '../../accounts/favourites/favourite-filter.ts';
import { eventJsonSteps } from '../../serialise/event-json.ts';
import { marketsJson } from '../../serialise/markets-json.ts';
import { paged } from '../../http/paged.ts';
import type { SandboxWorld } from '../../world/sandbox-world.ts';
import { asksArchive, findEvent, selectEvents, type EventFilters } from '../../catalogue/select-events.ts';

type ListQuery = EventFilters & { readonly page: number; readonly limit: number };

export function mountMatchCalls(app: Hono<FrameEnv>, { world: current, archive, database }: Core): void {
  mount(app, getMatches, async ({ query, locale, playerId, context }) => {
    const favourites = await favouriteFilter(database, playerId, 'matches', query.favourite);
    if (favourites instanceof Failure) return favourites;
    const sandbox = current();
    if (!asksArchive(sandbox, query)) return listNow(sandbox, query, locale, favourites);
    const { fromMs: heldFromMs, toMs: heldToMs } = sandbox.window.span();
    const job = { kind: 'list', query, locale, favourites, heldFromMs, heldToMs } as const;
    const found = await archive.ask(askerOf(context), job);
    if (found instanceof Failure) return found;
    const data = await mapInSlices(found.items, function* ({ id, json }) {
      const event = json === null ? findEvent(sandbox, id) : null;
      return event === null ? json : yield* eventJsonSteps(sandbox, event, locale);
    });
    return listText(
      data.filter((json) => json !== null),
      found.pagination,
    );
  });

  mount(app, getMatch, async ({ params: { id }, locale, context }) => {
    const event = findEvent(current(), id);
    if (event !== null) {
      return new JsonText(`{"data":${await runInSlices(eventJsonSteps(current(), event, locale))}}`);
    }
    const json = await archive.ask(askerOf(context), { kind: 'event', id, locale });
    if (json instanceof Failure) return json;
    return json === null ? new Failure(404, 'not_found') : new JsonText(`{"data":${json}}`);
  });

  mount(app, getMatchMarkets, async ({ params: { id }, query, locale, context }) => {
    const event = findEvent(current(), id);
    // How every market of a match that is over was settled is worked out from the match, which takes a while.
    if (event !== null && (event.kind !== 'match' || !isPlayed(current(), event.fixture))) {
      return new JsonText(await runInSlices(marketsJson(current(), event, query, locale)));
    }
    const json = await archive.ask(askerOf(context), { kind: 'markets', id, query, locale });
    if (json instanceof Failure) return json;
    return json === null ? new Failure(404, 'not_found') : new JsonText(json);
  });
}

/** A match that is only said to be over, by hand, has no results yet. */
function isPlayed({ engine }: SandboxWorld, fixture: Fixture): boolean {
  return isMatchOver(engine.statusOf(fixture)) && engine.overrides.statusOf(fixture.id) === null;
}

async function listNow(sandbox: SandboxWorld, query: ListQuery, locale: string, favourites: FavouriteFilter) {
  const events = selectEvents(sandbox, query);
  if (events instanceof Failure) return events;
  const { items, pagination } = paged(filterFavourites(events, favourites), query);
  // A board is made on first sight, and a page can show 500 matches nobody has asked for yet.
  return listText(await mapInSlices(items, (event) => eventJsonSteps(sandbox, event, locale)), pagination);
}

function listText(data: readonly string[], pagination: object): JsonText {
  return new JsonText(`{"data":[${data.join(',')}],"pagination":${JSON.stringify(pagination)}}`);
}
