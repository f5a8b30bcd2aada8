import type { FavouriteType } from '@slipstream/contract/entities/account/favourite';
import { addFavourite } from '@slipstream/contract/http/account/add-favourite';
import { deleteFavourite } from '@slipstream/contract/http/account/delete-favourite';
import { getFavourites } from '@slipstream/contract/http/account/get-favourites';
import { wireTime } from '@slipstream/contract/timestamp';
import type { MatchId, PlayerId } from '@slipstream/units/ids';
import type { Hono } from 'hono';
import type { SandboxWorld } from '../../world/sandbox-world.ts';
import { findEvent, selectEvents } from '../../catalogue/select-events.ts';
import type { Core } from '../../core/core.ts';
import { Failure } from '../../http/failure.ts';
import type { FrameEnv } from '../../http/frame.ts';
import { mountForPlayer } from '../../accounts/players/mount-for-player.ts';
import { addFavouriteTo, favouritesOf, removeFavourite, type Favourite } from '../../accounts/favourites/favourites.ts';

/**
 * FAV-1: adding twice and deleting what is not there are no errors, so a page that toggles at once can repeat itself.
 * Pushes actual changes to the player's other tabs and devices (FAV-2).
 */
export function mountFavouriteCalls(app: Hono<FrameEnv>, core: Core): void {
  const { database, clock, world, publishTo } = core;
  const publishChange = (playerId: PlayerId, type: FavouriteType, id: string, isFavourite: boolean) =>
    publishTo(playerId, { event: 'favourite_changed', at_ms: clock.now(), type, id, is_favourite: isFavourite });

  mountForPlayer(app, getFavourites, async ({ params: { type }, query }, { id }) => {
    const all = await favouritesOf(database, id, type);
    const { match_status, is_bettable: bettable } = query;
    if (type !== 'matches' || (match_status === undefined && bettable === undefined)) {
      return { data: all.map((favourite) => favouriteOut(type, favourite)) };
    }
    const ids = all.map((favourite) => favourite.id as MatchId);
    const events = selectEvents(world(), { id: ids, match_status, bettable });
    if (events instanceof Failure) return events;
    const held = new Set<string>(events.map((event) => event.id));
    // A favourite is added while its match is at hand; one that is no more at hand is over.
    const takesOver = bettable !== true && (match_status === undefined || match_status.includes(4));
    const isOver = (eventId: string) => takesOver && findEvent(world(), eventId) === null;
    const chosen = new Set(ids.filter((eventId) => held.has(eventId) || isOver(eventId)).map(String));
    return { data: all.filter((each) => chosen.has(each.id)).map((favourite) => favouriteOut(type, favourite)) };
  });

  mountForPlayer(app, addFavourite, async ({ params: { type, id: objectId } }, { id }) => {
    if (!isThere[type](world(), objectId)) return new Failure(404, 'not_found');
    const added = await addFavouriteTo(database, id, type, { id: objectId, createdMs: clock.now() });
    if (added === null) return new Failure(409, 'conflict');
    if (added.isNew) publishChange(id, type, objectId, true);
    return { data: favouriteOut(type, added.favourite) };
  });

  mountForPlayer(app, deleteFavourite, async ({ params: { type, id: objectId } }, { id }) => {
    if (await removeFavourite(database, id, type, objectId)) publishChange(id, type, objectId, false);
    return {};
  });
}

/** Markets are known only match by match, so any id is taken: it pins nothing until a match has it. */
const isThere: Readonly<Record<FavouriteType, (world: SandboxWorld, id: string) => boolean>> = {
  matches: (sandbox, id) => findEvent(sandbox, id) !== null,
  tournaments: ({ world }, id) => world.leagueById.has(id),
  sports: ({ world }, id) => world.sports.some((sport) => sport.id === id || sport.key === id),
  markets: () => true,
};

function favouriteOut(type: FavouriteType, { id, createdMs }: Favourite) {
  return { type, id, created_at: wireTime(createdMs) };
}
