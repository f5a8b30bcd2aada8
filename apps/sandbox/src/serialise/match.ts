import type { matchStatisticsWire } from '@slipstream/contract/entities/catalogue/match-statistics';
import type { matchWire } from '@slipstream/contract/entities/catalogue/match';
import { wireTime } from '@slipstream/contract/timestamp';
import type { Fixture } from '@slipstream/simulation/fixture';
import type { MatchState } from '@slipstream/simulation/match/state-at';
import { sports } from '@slipstream/simulation/sports/sports';
import type { World } from '@slipstream/simulation/world/world';
import { takesBets } from '@slipstream/betting/refusals/selection-block';
import { isMatchComing, isMatchOver } from '@slipstream/units/match-status';
import type * as z from 'zod/mini';
import type { MatchBoard } from '../world/boards/match-board.ts';
import { competitorOut, leagueOut } from './league.ts';
import { listMarkets } from './list-markets.ts';
import { marketOut } from './market.ts';
import { periodCount, periodsOut } from './periods.ts';
import { stageOut } from './stage.ts';

export type MatchOut = z.input<typeof matchWire>;

/** A match as a list shows it, with the markets of its row. */
export function matchOut(world: World, board: MatchBoard, locale: string): MatchOut {
  const { fixture, state } = board;
  const league = world.leagueById.get(fixture.leagueId);
  if (league === undefined) throw new RangeError(`match ${fixture.id} is in no league`);
  const stage = stageOut(state);
  const isBegun = !isMatchComing(state.status) && stage.kind !== 'not_started';
  const row = listMarkets(board).map((market) => market && marketOut(fixture, market, locale));
  const [main = null, secondary = null, ...top] = row;
  return {
    type: 'match',
    id: fixture.id,
    urn_id: fixture.urnId,
    slug: fixture.slug,
    version: board.version,
    tournament: leagueOut(world, league, locale),
    status: state.status,
    start_time: wireTime(fixture.startMs),
    provider: fixture.provider,
    available_markets: isMatchOver(state.status) ? 0 : board.openCount,
    main_market: main,
    secondary_market: secondary,
    top_markets: top.filter((market) => market !== null),
    has_video: fixture.hasVideo,
    competitors: { home: competitorOut(fixture.home, locale), away: competitorOut(fixture.away, locale) },
    stadium: fixture.stadium,
    city: fixture.city,
    stage,
    statistics: isBegun ? statisticsOut(fixture, state, board.stateMs) : null,
    has_custom_bet: takesBets(state.status) && sports[fixture.sportKey].hasCustomBet === true,
  };
}

export function statisticsOut(
  fixture: Fixture,
  state: MatchState,
  stateMs: number,
): z.input<typeof matchStatisticsWire> {
  const { clock, game } = state;
  return {
    clock:
      clock === null
        ? null
        : {
            direction: 'up',
            running: clock.running,
            shown_ms: clock.seconds * 1000,
            at_ms: stateMs,
            limit_ms: null,
          },
    total_score: { home: state.score[0], away: state.score[1] },
    game_score: game === null ? null : { home: game[0], away: game[1] },
    current_server: state.server,
    period_score: periodsOut(fixture, state.periods),
    max_period_number: Math.max(state.periods.length, periodCount(fixture)),
    facts: Object.entries(state.statistics).map(([key, [home, away]]) => ({ key, home, away })),
  };
}
