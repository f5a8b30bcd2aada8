import { exportMatches } from '@slipstream/contract/http/catalogue/export-matches';
import { wireTime } from '@slipstream/contract/timestamp';
import { isMarketOpen } from '@slipstream/units/market-status';
import type { Hono } from 'hono';
import { Failure } from '../../http/failure.ts';
import type { FrameEnv } from '../../http/frame.ts';
import { mapInSlices } from '../../http/in-slices.ts';
import { mount } from '../../http/mount.ts';
import type { MatchBoard } from '../../world/boards/match-board.ts';
import { paged } from '../../http/paged.ts';
import type { SandboxWorld } from '../../world/sandbox-world.ts';
import { crestAddress, mountCrests } from './crest-picture.ts';
import { selectEvents } from '../../catalogue/select-events.ts';
import { listMarkets } from '../../serialise/list-markets.ts';

/** The flat list for partners (CONFIG-5). */
export function mountExportCalls(app: Hono<FrameEnv>, current: () => SandboxWorld): void {
  mountCrests(app);
  mount(app, exportMatches, async ({ query, context }) => {
    const { origin } = new URL(context.req.url);
    const { world, engine, providerUp } = current();
    const events = selectEvents(current(), { sport_key: query.sport_key });
    if (events instanceof Failure) return events;
    const { items, pagination } = paged(events, query);
    const matches = items.flatMap((event) => (event.kind === 'match' ? [event.fixture] : []));
    return {
      data: await mapInSlices(matches, function* (fixture) {
        const board = yield* engine.prepare(fixture, 'main');
        const isUp = providerUp(fixture.provider);
        return {
          match_id: board.fixture.id,
          sr_match_id: board.fixture.urnId,
          team_home_name: board.fixture.home.name,
          team_away_name: board.fixture.away.name,
          team_home_logo: crestAddress(origin, board.fixture.home),
          team_away_logo: crestAddress(origin, board.fixture.away),
          scheduled: wireTime(board.fixture.startMs),
          tournament_name: world.leagueById.get(board.fixture.leagueId)?.name ?? '',
          sport: board.fixture.sportKey,
          status: board.state.status,
          odds_home: isUp ? price(board, 'home') : null,
          odds_draw: isUp ? price(board, 'draw') : null,
          odds_away: isUp ? price(board, 'away') : null,
        };
      }),
      pagination,
    };
  });
}

/** Null while the market is closed or the provider down: a partner must not advertise a price nobody can take. */
function price(board: MatchBoard, key: 'home' | 'draw' | 'away'): number | null {
  const [market] = listMarkets(board);
  if (!market || !isMarketOpen(market.status)) return null;
  const at = market.info.outcomes.findIndex((outcome) => outcome.key === key);
  const outcome = market.outcomes[at];
  return outcome?.active === true ? outcome.odds : null;
}
