import { getCategories } from '@slipstream/contract/http/catalogue/get-categories';
import { getCategory } from '@slipstream/contract/http/catalogue/get-category';
import { getTournament } from '@slipstream/contract/http/catalogue/get-tournament';
import { getTournaments } from '@slipstream/contract/http/catalogue/get-tournaments';
import type { Hono } from 'hono';
import type { Core } from '../../core/core.ts';
import { Failure } from '../../http/failure.ts';
import type { FrameEnv } from '../../http/frame.ts';
import { mount } from '../../http/mount.ts';
import { favouriteFilter, filterFavourites } from '../../accounts/favourites/favourite-filter.ts';
import { paged } from '../../http/paged.ts';
import { selectLeagues } from '../../catalogue/select-leagues.ts';
import { askerOf } from '../../archive/asker.ts';
import { createTally } from './create-tally.ts';
import { categoryOut, leagueOut } from '../../serialise/league.ts';

export function mountLeagueCalls(app: Hono<FrameEnv>, { world: current, archive, files, database }: Core): void {
  mount(app, getTournaments, async ({ query, locale, playerId, context }) => {
    const favourites = await favouriteFilter(database, playerId, 'tournaments', query.favourite);
    if (favourites instanceof Failure) return favourites;
    const priorities =
      query.priority_key === undefined ? {} : (files.leaguePriorities.read()[query.priority_key] ?? {});
    const tally = createTally(current(), archive, askerOf(context));
    const leagues = await selectLeagues(current(), tally, query, ['tournament_priority:asc'], priorities);
    if (leagues instanceof Failure) return leagues;
    const { items, pagination } = paged(filterFavourites(leagues, favourites), query);
    const { world } = current();
    return { data: items.map((league) => leagueOut(world, league, locale)), pagination };
  });

  mount(app, getTournament, ({ params, locale }) => {
    const { world } = current();
    const league = world.leagueById.get(params.id);
    return league === undefined ? new Failure(404, 'not_found') : { data: leagueOut(world, league, locale) };
  });

  mount(app, getCategories, async ({ query, locale, playerId, context }) => {
    const favourites = await favouriteFilter(database, playerId, 'tournaments', query.favourite);
    if (favourites instanceof Failure) return favourites;
    const tally = createTally(current(), archive, askerOf(context));
    const leagues = await selectLeagues(current(), tally, query, ['sport_priority:asc', 'category_priority:asc'], {});
    if (leagues instanceof Failure) return leagues;
    const { world } = current();
    const ids = [...new Set(filterFavourites(leagues, favourites).map(({ categoryId }) => categoryId))];
    const { items, pagination } = paged(ids, query);
    const categories = items.flatMap((id) => world.categoryById.get(id) ?? []);
    return { data: categories.map((category) => categoryOut(world, category, locale)), pagination };
  });

  mount(app, getCategory, ({ params, locale }) => {
    const { world } = current();
    const category = world.categoryById.get(params.id);
    return category === undefined ? new Failure(404, 'not_found') : { data: categoryOut(world, category, locale) };
  });
}
