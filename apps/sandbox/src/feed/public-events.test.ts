import type { PublicEventWire } from '@slipstream/contract/live/public-events';
import { playFixture } from '@slipstream/simulation/match/play-fixture';
import { finished } from '@slipstream/simulation/steps';
import type { SportKey } from '@slipstream/simulation/sports/sports';
import { fixturesBetween } from '@slipstream/simulation/world/fixtures';
import { createWorld } from '@slipstream/simulation/world/world';
import { expect, it } from 'vitest';
import { matchOut, type MatchOut } from '../serialise/match.ts';
import { createBoard, refreshBoard } from '../world/boards/match-board.ts';
import { BoardOverrides } from '../world/boards/board-overrides.ts';
import { OpenCounts } from '../world/boards/open-counts.ts';
import { eventsOf } from './public-events.ts';

const dayMs = 86_400_000;
const noonMs = Date.UTC(2027, 2, 6, 12);
const world = createWorld(1);
const fixtures = fixturesBetween(world, noonMs - dayMs, noonMs + dayMs);

type Row = Pick<MatchOut, 'main_market' | 'secondary_market' | 'top_markets'>;

const rowOf = ({ main_market, secondary_market, top_markets }: Row) =>
  [main_market, secondary_market, ...(top_markets ?? [])].filter((market) => market !== null && market !== undefined);

/** What a list holds after an event, from what it held before. */
function heard(row: Row, event: PublicEventWire): Row {
  if (event.event === 'match_changed') return event.match;
  if (event.event !== 'markets_changed') return row;
  const next = structuredClone(row);
  for (const market of rowOf(next)) {
    const update = event.updates.find(
      ({ market_id, specifier }) => market_id === market.id && specifier === market.specifier,
    );
    if (update === undefined) continue;
    expect(update.base_version).toBe(market.version);
    for (const told of update.outcomes) Object.assign(market.outcomes.find(({ id }) => id === told.id) ?? {}, told);
    Object.assign(market, { version: update.version, status: update.status });
  }
  return next;
}

it.each(['soccer', 'tennis', 'basketball', 'ice-hockey', 'cricket', 'volleyball'] as const)(
  '[CAT-8] [RT-8] a list of %s hears of every market of its row, on whatever line it is',
  (sportKey: SportKey) => {
    const fixture = fixtures.find((candidate) => candidate.sportKey === sportKey);
    if (fixture === undefined) throw new Error(`no ${sportKey} on that day`);
    const script = playFixture(fixture);
    let version = 0;
    const tools = { nextVersion: () => ++version, counts: new OpenCounts(), overrides: new BoardOverrides() };
    const board = finished(createBoard(fixture, script, fixture.startMs - 60_000, tools));
    let held: Row = matchOut(world, board, 'en');
    expect(held.top_markets?.length).toBeGreaterThan(0);
    const lines = new Set<string>();
    for (let changes = 0; board.dueMs < script.endMs && changes < 120; changes++) {
      const dueMs = Math.max(board.dueMs, board.stateMs + 20_000);
      // Somebody opens the match for a while, so that all lines are on the board.
      const scope = changes % 40 > 30 ? 'all' : 'main';
      const change = finished(refreshBoard(board, script, dueMs, scope, tools));
      if (change === null) continue;
      held = eventsOf(world, change, { audience: 'list', locale: 'en' }, dueMs).reduce(heard, held);
      const row = rowOf(matchOut(world, board, 'en'));
      expect(rowOf(held)).toEqual(expect.arrayContaining(row));
      for (const { id, specifier } of row) lines.add(`${id} ${specifier}`);
    }
    expect(lines.size).toBeGreaterThan((held.top_markets?.length ?? 0) + 2);
  },
);
