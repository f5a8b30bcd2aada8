import type { Fixture } from '../../fixture.ts';
import { playsIn } from './calendar.ts';
import type { League } from '../entities.ts';
import { cardMeetings } from './fight-card.ts';
import { knockoutMeetings } from './knockout.ts';
import { leagueMeetings } from './league-season.ts';
import { fixtureOf } from './meeting.ts';
import type { Meeting } from './meeting.ts';
import { pick } from '../pick.ts';
import { seriesMeetings } from './series.ts';
import type { World } from '../world.ts';

/** One league's matches whose ids belong to one week. Fixtures are built when first asked for. */
export interface Block {
  readonly meetings: readonly Meeting[];
  readonly fixtureAt: (index: number) => Fixture;
}

/** About five weeks of the whole calendar: the sandbox's window slides through without building anything twice. */
const BLOCKS_KEPT_MAX = 1500;

const blocksOfWorld = new WeakMap<World, Map<string, Block>>();

/**
 * Null in a week the league does not use. A block is a pure function of world, league and week; it is remembered only because the same weeks are asked often.
 */
export function blockOf(world: World, league: League, week: number): Block | null {
  if (!playsIn(league.calendar, week)) return null;
  const known = blocksOfWorld.get(world) ?? new Map<string, Block>();
  blocksOfWorld.set(world, known);
  const key = `${league.index} ${week}`;
  const block = known.get(key) ?? buildBlock(world, league, week);
  // Re-inserted at the end, so that the first key is always the one unused for longest.
  known.delete(key);
  known.set(key, block);
  for (const oldest of known.keys()) {
    if (known.size <= BLOCKS_KEPT_MAX) break;
    known.delete(oldest);
  }
  return block;
}

function buildBlock(world: World, league: League, week: number): Block {
  const fixtures: Fixture[] = [];
  const fixtureAt = (index: number): Fixture => {
    const built = fixtures[index];
    if (built) return built;
    const fixture = fixtureOf(world.seed, league, week, pick(meetings, index));
    fixtures[index] = fixture;
    return fixture;
  };
  const meetings = meetingsOf(world, league, week, fixtureAt);
  return { meetings, fixtureAt };
}

function meetingsOf(world: World, league: League, week: number, fixtureAt: Block['fixtureAt']): readonly Meeting[] {
  const { calendar } = league;
  switch (calendar.kind) {
    case 'league':
      return leagueMeetings(world.seed, league, calendar, week);
    case 'knockout':
      return knockoutMeetings({ worldSeed: world.seed, winnerOf: world.winnerOf, fixtureAt }, league, calendar, week);
    case 'series':
      return seriesMeetings(world.seed, league, calendar, week);
    case 'card':
      return cardMeetings(league, calendar, week);
  }
}
