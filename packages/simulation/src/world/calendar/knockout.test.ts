import { describe, expect, it } from 'vitest';
import type { Fixture } from '../../fixture.ts';
import { fixturesBetween } from '../fixtures.ts';
import { createWorld } from '../world.ts';
import { WEEK_MS } from '../world-time.ts';

/** The one named first in the alphabet always wins: a rule the draw can be checked against by hand. */
const alphabetical = ({ home, away }: Fixture) => (home.name < away.name ? 'home' : 'away');
const world = createWorld(5, alphabetical);

function drawOf(name: string, fromMs: number) {
  const league = world.leagues.find((candidate) => candidate.name === name);
  const fixtures = fixturesBetween(world, fromMs, fromMs + 2 * WEEK_MS);
  return fixtures.filter((fixture) => fixture.leagueId === league?.id);
}

describe('a draw', () => {
  const wimbledon = drawOf('Wimbledon', Date.UTC(2026, 5, 29));
  const callsOf = (round: string | undefined) =>
    wimbledon.filter((fixture) => fixture.round === round).flatMap(({ home, away }) => [home.id, away.id]);

  it('sends the winners on and the losers home, round by round', () => {
    const sizes = ['Round of 128', 'Round of 64', 'Round of 32', 'Round of 16', 'Quarterfinal', 'Semifinal', 'Final'];
    for (const [index, round] of sizes.slice(0, -1).entries()) {
      const matches = wimbledon.filter((fixture) => fixture.round === round);
      expect(matches).toHaveLength(64 / 2 ** index);
      const winners = matches.map((fixture) => fixture[alphabetical(fixture)].id);
      expect(callsOf(sizes[index + 1]).toSorted()).toEqual(winners.toSorted());
    }
    expect(callsOf('Final')).toHaveLength(2);
  });

  it('is played to five sets by men at a grand slam, to three elsewhere', () => {
    expect(wimbledon.every(({ format }) => format === 5)).toBe(true);
    expect(drawOf('Wimbledon Women', Date.UTC(2026, 5, 29)).every(({ format }) => format === 3)).toBe(true);
  });

  it('keeps the best two apart until the final', () => {
    const first = wimbledon.filter(({ round }) => round === 'Round of 128');
    const byRating = first.flatMap(({ home, away }) => [home, away]).toSorted((a, b) => b.rating - a.rating);
    const placeOf = (rank: number) =>
      first.findIndex(({ home, away }) => [home.id, away.id].includes(byRating[rank]?.id ?? ''));
    expect(Math.floor(placeOf(0) / 32)).not.toBe(Math.floor(placeOf(1) / 32));
  });

  it('is played between eleven in the morning and ten at night, local time', () => {
    const hours = wimbledon.map(({ startMs }) => (new Date(startMs).getUTCHours() + 1) % 24);
    expect(Math.min(...hours)).toBeGreaterThanOrEqual(11);
    expect(Math.max(...hours)).toBeLessThan(22);
  });
});
