import { playFixture } from '@slipstream/simulation/match/play-fixture';
import { resolveMarket } from '@slipstream/simulation/match/resolve-market';
import { fixturesBetween } from '@slipstream/simulation/world/fixtures';
import { createWorld } from '@slipstream/simulation/world/world';
import { expect, it } from 'vitest';
import { legResultOf, type OpenLine } from './leg-result-of.ts';

const dayMs = 86_400_000;
const sundayMs = Date.UTC(2026, 10, 15);
const fixture = fixturesBetween(createWorld(7), sundayMs, sundayMs + dayMs).find(
  (one) => one.sportKey === 'soccer' && !playFixture(one).abandoned,
);
if (fixture === undefined) throw new Error('no soccer on a Sunday');
const { endMs } = playFixture(fixture);
const { results = {} } = resolveMarket(playFixture(fixture), { marketId: '1', specifier: '' }) ?? {};
const lineOf = (change: Partial<OpenLine>): OpenLine => ({
  match_id: fixture.id,
  market_id: '1',
  specifier: '',
  outcome_id: Object.keys(results)[0] ?? '',
  seed: fixture.seed,
  ...change,
});

it.each(Object.entries(results))('[MYBETS-3] outcome %s of a match that is over is %s', (outcome_id, result) => {
  expect(legResultOf(fixture, lineOf({ outcome_id }), endMs)).toBe(result);
});

it.each([
  ['a match that is not over', fixture, {}, fixture.startMs, null],
  ['a market that nobody knows, before the end', fixture, { market_id: 'x' }, endMs - 1, null],
  ['a market that nobody knows, at the end', fixture, { market_id: 'x' }, endMs, 'void'],
  ['an outcome that its market does not have', fixture, { outcome_id: 'x' }, endMs, 'void'],
  ['a match of another world', fixture, { seed: fixture.seed + 1 }, fixture.startMs, 'void'],
  ['a match that this world does not have', null, {}, fixture.startMs, 'void'],
] as const)('[MYBETS-3] a leg on %s', (_, match, change, nowMs, result) => {
  expect(legResultOf(match, lineOf(change), nowMs)).toBe(result);
});
