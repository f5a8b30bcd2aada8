import type { matchWidgetWire } from '@slipstream/contract/entities/catalogue/match-widget';
import type { Fixture } from '@slipstream/simulation/fixture';
import { fixturesBetween } from '@slipstream/simulation/world/fixtures';
import type { World } from '@slipstream/simulation/world/world';
import type * as z from 'zod/mini';
import { playedOf, type Played } from './history.ts';

type StandingsOut = Extract<z.input<typeof matchWidgetWire>, { type: 'standings' }>;
type Row = StandingsOut['rows'][number];

const dayMs = 86_400_000;
const yearMs = 366 * dayMs;
const rowsMax = 200;
/** A table changes when a match ends; one read a few minutes ago is still good, and playing a season again costs. */
const keepMs = 10 * 60_000;
const keptMax = 100;

const kept = new WeakMap<World, Map<string, { readonly atMs: number; readonly table: StandingsOut }>>();

/** The table of the season a match belongs to, as it stands now. Empty where there is no league to lead. */
export function standings(world: World, { leagueId }: Fixture, worldMs: number): StandingsOut {
  const tables = kept.get(world) ?? new Map<string, { atMs: number; table: StandingsOut }>();
  kept.set(world, tables);
  const known = tables.get(leagueId);
  if (known !== undefined && Math.abs(worldMs - known.atMs) < keepMs) return known.table;
  const league = world.leagueById.get(leagueId);
  const table = league?.calendar.kind === 'league' ? tableOf(seasonOf(world, leagueId, worldMs), worldMs) : noTable;
  if (tables.size >= keptMax) tables.clear();
  tables.set(leagueId, { atMs: worldMs, table });
  return table;
}

const noTable: StandingsOut = { type: 'standings', rows: [] };

function tableOf(season: readonly Fixture[], worldMs: number): StandingsOut {
  const rows = new Map<string, Omit<Row, 'position'>>();
  for (const match of playedOf(season, worldMs)) {
    count(rows, match, 'home');
    count(rows, match, 'away');
  }
  const ordered = [...rows.values()].toSorted(
    (a, b) =>
      b.points - a.points ||
      b.scored - b.conceded - (a.scored - a.conceded) ||
      b.scored - a.scored ||
      a.competitor.name.localeCompare(b.competitor.name),
  );
  return { type: 'standings', rows: ordered.slice(0, rowsMax).map((row, at) => ({ position: at + 1, ...row })) };
}

/** A season begins where the rounds start over. */
function seasonOf(world: World, leagueId: string, worldMs: number): readonly Fixture[] {
  const leagues = world.leagues.filter(({ id }) => id === leagueId);
  const fixtures = fixturesBetween(world, worldMs - yearMs, worldMs, worldMs, leagues);
  const begin = fixtures.findLastIndex(({ round }, at) => round === 'Round 1' && fixtures[at - 1]?.round !== 'Round 1');
  return begin < 0 ? fixtures : fixtures.slice(begin);
}

function count(rows: Map<string, Omit<Row, 'position'>>, { fixture, final }: Played, side: 'home' | 'away'): void {
  const { id, name } = fixture[side];
  const row = rows.get(id) ?? empty(id, name);
  const winner = final.winner;
  const [own, other] = side === 'home' ? final.score : [final.score[1], final.score[0]];
  const won = winner === side ? 1 : 0;
  const drawn = winner === null ? 1 : 0;
  rows.set(id, {
    ...row,
    played: row.played + 1,
    won: row.won + won,
    drawn: row.drawn + drawn,
    lost: row.lost + 1 - won - drawn,
    scored: row.scored + own,
    conceded: row.conceded + other,
    points: row.points + 3 * won + drawn,
  });
}

function empty(id: string, name: string): Omit<Row, 'position'> {
  return { competitor: { id, name }, played: 0, won: 0, drawn: 0, lost: 0, scored: 0, conceded: 0, points: 0 };
}
