import { getJackpot } from '@slipstream/contract/http/bonuses/get-jackpot';
import { getJackpotHits } from '@slipstream/contract/http/bonuses/get-jackpot-hits';
import { getJackpots } from '@slipstream/contract/http/bonuses/get-jackpots';
import { getTournamentRating } from '@slipstream/contract/http/bonuses/get-tournament-rating';
import type { Hono } from 'hono';
import { paged } from '../../http/paged.ts';
import { Failure } from '../../http/failure.ts';
import type { FrameEnv } from '../../http/frame.ts';
import { mount } from '../../http/mount.ts';
import type { Bonuses } from '../../bonuses/bonuses.ts';
import { isShut } from '../../bonuses/is-shut.ts';
import { jackpotOffers } from '../../bonuses/offers.data.ts';
import { hitOut, jackpotOut } from '../../bonuses/serialise/jackpot-out.ts';
import { audienceOf } from './audience-of.ts';
import { standings, tournamentOffers, type Place } from '../../bonuses/tournaments.ts';

/** Jackpots (JACKPOT-1) and the leaderboards of tournaments (BONUS-8): anybody may look, but who takes a break is shown none. */
export function mountJackpotCalls(app: Hono<FrameEnv>, bonuses: Bonuses): void {
  const { database } = bonuses;
  const isHidden = async (playerId: string | null) => playerId !== null && (await isShut(bonuses, playerId));

  mount(app, getJackpots, async ({ playerId, ...asked }) => {
    const shown = (await isHidden(playerId)) ? [] : jackpotOffers;
    return { data: await Promise.all(shown.map((offer) => jackpotOut(database, offer, audienceOf(asked)))) };
  });

  mount(app, getJackpot, async ({ params, playerId, ...asked }) => {
    const offer = jackpotOffers.find(({ key }) => key === params.id);
    if (offer === undefined || (await isHidden(playerId))) return new Failure(404, 'not_found');
    return { data: await jackpotOut(database, offer, audienceOf(asked)) };
  });

  mount(app, getJackpotHits, async ({ query, playerId, ...asked }) => {
    const isPersonal = query.for_user !== undefined || query.unseen !== undefined;
    if (isPersonal && playerId === null) return new Failure(401, 'unauthorized');
    if (await isHidden(playerId)) return { data: [] };
    let hits = database.selectFrom('jackpot_hit').selectAll().orderBy('created_ms', 'desc').limit(query.limit);
    if (query.jackpot_id !== undefined) hits = hits.where('jackpot', '=', query.jackpot_id);
    if (query.status !== undefined) hits = hits.where('status', 'in', query.status);
    if (playerId !== null && query.for_user === true) hits = hits.where('player_id', '=', playerId);
    // Only one's own hits can be unseen.
    if (playerId !== null && query.unseen === true) hits = hits.where('player_id', '=', playerId).where('seen', '=', 0);
    return { data: (await hits.execute()).map((hit) => hitOut(hit, playerId, audienceOf(asked))) };
  });

  mount(app, getTournamentRating, async ({ params, query, playerId }) => {
    const offer = tournamentOffers.find(({ key }) => key === params.id);
    if (offer === undefined || (await isHidden(playerId))) return new Failure(404, 'not_found');
    const out = (place: Place) => ({
      position: place.position,
      name: place.name,
      current_user: playerId !== null && place.playerId === playerId,
      farmed_amount: place.points,
      currency_code: offer.currency,
      farmed_freebets_count: place.freebets,
    });
    const places = (await standings(database, offer)).map(out);
    const own = places.find(({ current_user: isOwn }) => isOwn) ?? null;
    const { limit } = query;
    const page = query.around_me === true && own !== null ? Math.ceil(own.position / limit) : query.page;
    const { items, pagination } = paged(places, { page, limit });
    return { data: items, current_user: own, pagination };
  });
}
