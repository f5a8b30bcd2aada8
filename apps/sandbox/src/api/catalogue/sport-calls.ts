import { getSports } from '@slipstream/contract/http/catalogue/get-sports';
import type { Hono } from 'hono';
import type { Core } from '../../core/core.ts';
import { Failure } from '../../http/failure.ts';
import type { FrameEnv } from '../../http/frame.ts';
import { mount } from '../../http/mount.ts';
import { paged } from '../../http/paged.ts';
import { askerOf } from '../../archive/asker.ts';
import { createTally } from './create-tally.ts';
import { sportOut } from '../../serialise/league.ts';

export function mountSportCalls(app: Hono<FrameEnv>, { world: current, archive }: Core): void {
  mount(app, getSports, async ({ query, locale, context }) => {
    const sandbox = current();
    const { sport_key: keys, sport_type: kinds, match_status, bettable, has_video } = query;
    const asksOfMatches = match_status !== undefined || bettable !== undefined || has_video !== undefined;
    const tallies = asksOfMatches ? await createTally(sandbox, archive, askerOf(context))(query) : [];
    if (tallies instanceof Failure) return tallies;
    const played = new Set(tallies.map(({ leagueId }) => sandbox.world.leagueById.get(leagueId)?.sportKey));
    const sports = sandbox.world.sports
      .filter(
        ({ key, kind }) =>
          (keys === undefined || keys.includes(key)) &&
          (kinds === undefined || kinds.includes(kind)) &&
          (!asksOfMatches || played.has(key)),
      )
      .toSorted((a, b) => a.priority - b.priority);
    const { items, pagination } = paged(sports, query);
    return { data: items.map((sport) => sportOut(sport, locale)), pagination };
  });
}
