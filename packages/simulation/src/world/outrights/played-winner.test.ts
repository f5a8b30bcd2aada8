import { expect, it } from 'vitest';
import { finalScore } from '../../match/play-fixture.ts';
import { fixturesBetween } from '../fixtures.ts';
import { playedWinner } from './played-winner.ts';
import { createWorld } from '../world.ts';
import { DAY_MS } from '../world-time.ts';

it('sends on whoever wins the match as it is played, and somebody when nobody does', () => {
  const world = createWorld(1);
  const fromMs = Date.UTC(2026, 10, 10);
  const fixtures = fixturesBetween(world, fromMs, fromMs + DAY_MS)
    .filter(({ sportKey }) => sportKey === 'tennis' || sportKey === 'soccer')
    .slice(0, 60);
  const decided = fixtures.filter((fixture) => {
    const { score, abandoned } = finalScore(fixture);
    return !abandoned && score[0] !== score[1];
  });
  expect(decided.length).toBeGreaterThan(20);
  for (const fixture of decided) {
    const { score } = finalScore(fixture);
    expect(playedWinner(fixture)).toBe(score[0] > score[1] ? 'home' : 'away');
  }
  expect(fixtures.map(playedWinner)).toEqual(fixtures.map(playedWinner));
});
