import type { matchWidgetWire } from '@slipstream/contract/entities/match-widget';
import type { Fixture } from '@slipstream/simulation/fixture';
import type { World } from '@slipstream/simulation/world/world';
import type * as z from 'zod/mini';
import { leagueYear, playedOf, winnerOf, type Played } from './history.ts';

type StandingsOut = Extract<z.input<typeof matchWidgetWire>, { type: 'standings' }>;
type Row = StandingsOut['rows'][number];

const matchesMax = 800;
const rowsMax = 200;

/** The table of the season a match belongs to, as it stands now. */
export function standings(world: World, fixture: Fixture, worldMs: number): StandingsOut {
  const season = seasonOf(leagueYear(world, fixture.leagueId, worldMs));
  const rows = new Map<string, Omit<Row, 'position'>>();
  for (const match of playedOf(season, worldMs, matchesMax)) {
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
  return {
    type: 'standings',
    rows: ordered.slice(0, rowsMax).map((row, at) => ({ position: at + 1, ...row })),
  };
}

/** A season begins where the rounds start over. */
function seasonOf(fixtures: readonly Fixture[]): readonly Fixture[] {
  const begin = fixtures.findLastIndex(({ round }, at) => round === 'Round 1' && fixtures[at - 1]?.round !== 'Round 1');
  return begin < 0 ? fixtures : fixtures.slice(begin);
}

function count(rows: Map<string, Omit<Row, 'position'>>, { fixture, final }: Played, side: 'home' | 'away'): void {
  const { id, name } = fixture[side];
  const row = rows.get(id) ?? empty(id, name);
  const winner = winnerOf(final);
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
