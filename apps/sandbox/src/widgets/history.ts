import type { Fixture } from '@slipstream/simulation/fixture';
import { finalScore, type FinalScore } from '@slipstream/simulation/match/play-fixture';
import { fixturesBetween } from '@slipstream/simulation/world/fixtures';
import type { World } from '@slipstream/simulation/world/world';

const dayMs = 86_400_000;
const yearMs = 366 * dayMs;
/** Rounds change once or twice a week, so a history read half an hour ago is still true. */
const keepMs = 30 * 60_000;
const keptMax = 60;

export interface Played {
  readonly fixture: Fixture;
  readonly final: FinalScore;
}

interface Kept {
  readonly untilMs: number;
  readonly fixtures: readonly Fixture[];
}

const finals = new WeakMap<Fixture, FinalScore>();
const kept = new WeakMap<World, Map<string, Kept>>();

/** The fixtures of one league over the year before a moment, oldest first. */
export function leagueYear(world: World, leagueId: string, worldMs: number): readonly Fixture[] {
  const byLeague = kept.get(world) ?? new Map<string, Kept>();
  kept.set(world, byLeague);
  const known = byLeague.get(leagueId);
  if (known !== undefined && worldMs <= known.untilMs && worldMs > known.untilMs - 2 * keepMs) return known.fixtures;
  const leagues = world.leagues.filter(({ id }) => id === leagueId);
  const fixtures = fixturesBetween({ ...world, leagues }, worldMs - yearMs, worldMs, worldMs);
  if (byLeague.size >= keptMax) byLeague.clear();
  byLeague.set(leagueId, { untilMs: worldMs + keepMs, fixtures });
  return fixtures;
}

/** Those of the fixtures that are over, with how they ended. Latest first, at most `countMax`. */
export function playedOf(fixtures: readonly Fixture[], worldMs: number, countMax: number): readonly Played[] {
  const played: Played[] = [];
  for (let at = fixtures.length - 1; at >= 0 && played.length < countMax; at -= 1) {
    const fixture = fixtures[at];
    const final = fixture === undefined ? null : finalOf(fixture);
    if (fixture !== undefined && final !== null && final.endMs <= worldMs) played.push({ fixture, final });
  }
  return played;
}

function finalOf(fixture: Fixture): FinalScore {
  let final = finals.get(fixture);
  if (final === undefined) finals.set(fixture, (final = finalScore(fixture)));
  return final;
}

export function winnerOf({ score: [home, away], abandoned }: FinalScore): 'home' | 'away' | null {
  if (abandoned || home === away) return null;
  return home > away ? 'home' : 'away';
}
