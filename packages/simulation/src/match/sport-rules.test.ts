import { describe, expect, it } from 'vitest';
import type { SportKey } from '../fixture.ts';
import { fixtureForTest } from './fixture-for-test.ts';
import { finalScore, playFixture } from './play-fixture.ts';
import type { MatchScript, OversPosition, Pair, Position } from './script.ts';

function played(sportKey: SportKey, count = 300, format?: number): readonly MatchScript[] {
  return Array.from({ length: count }, (_, seed) =>
    playFixture(fixtureForTest({ sportKey, seed, ...(format === undefined ? {} : { format }) })),
  ).filter(({ abandoned }) => !abandoned);
}

function lastOf(script: MatchScript): Position {
  const position = script.steps.at(-1)?.position;
  if (position === undefined) throw new Error('a script without steps');
  return position;
}

function oversOf(position: Position): OversPosition {
  if (position.kind !== 'overs') throw new Error(`a ${position.kind} position`);
  return position;
}

const high = ([home, away]: Pair) => Math.max(home, away);
const low = ([home, away]: Pair) => Math.min(home, away);
const sum = (pairs: readonly Pair[]): Pair =>
  pairs.reduce<Pair>((total, pair) => [total[0] + pair[0], total[1] + pair[1]], [0, 0]);

/** Whether a finished set may have this score. */
const setRules: readonly (readonly [SportKey, number, (set: Pair, deciding: boolean) => boolean])[] = [
  ['tennis', 3, (set) => (high(set) === 6 && low(set) <= 4) || (high(set) === 7 && low(set) >= 5)],
  ['tennis', 5, (set) => (high(set) === 6 && low(set) <= 4) || (high(set) === 7 && low(set) >= 5)],
  ['table-tennis', 5, (set) => (high(set) === 11 && low(set) <= 9) || (high(set) > 11 && high(set) - low(set) === 2)],
  ['volleyball', 5, (set, deciding) => clearByTwo(set, deciding ? 15 : 25)],
  ['counter-strike', 3, (set) => (high(set) === 13 && low(set) < 12) || (high(set) > 13 && (high(set) - 13) % 3 === 0)],
  ['valorant', 3, (set) => (high(set) === 13 && low(set) < 12) || (high(set) > 13 && high(set) - low(set) === 2)],
  ['dota-2', 3, (set) => high(set) === 9 && low(set) < 9],
  ['darts', 11, (set) => high(set) === 6 && low(set) < 6],
];

function clearByTwo(set: Pair, target: number): boolean {
  return (high(set) === target && low(set) <= target - 2) || (high(set) > target && high(set) - low(set) === 2);
}

describe('scores obey the rules of the sport', () => {
  it.each(setRules)('%s best of %d: every set ends as it may', (sportKey, format, allowed) => {
    for (const script of played(sportKey, 200, format)) {
      const { periods, score } = lastOf(script);
      const most = sportKey === 'darts' ? 1 : format;
      expect(periods.every((set, at) => allowed(set, at === most - 1))).toBe(true);
      const won: Pair = [periods.filter(([h, a]) => h > a).length, periods.filter(([h, a]) => h < a).length];
      expect(sportKey === 'darts' ? periods[0] : won).toEqual(score);
      expect(high(won)).toBe(Math.floor(most / 2) + 1);
    }
  });

  it.each([
    'soccer',
    'e-soccer',
    'handball',
    'basketball',
    'american-football',
    'rugby',
    'baseball',
    'ice-hockey',
  ] as const)('%s: the periods add up to the score, at every step', (sportKey) => {
    for (const script of played(sportKey, 60)) {
      for (const { position } of script.steps) expect(sum(position.periods)).toEqual(position.score);
    }
  });

  it.each(['basketball', 'american-football', 'baseball', 'ice-hockey'] as const)(
    '%s: plays on until somebody wins',
    (sportKey) => {
      const scripts = played(sportKey, 400);
      const regular = { basketball: 4, 'american-football': 4, baseball: 9, 'ice-hockey': 3 }[sportKey];
      expect(scripts.every((script) => high(lastOf(script).score) > low(lastOf(script).score))).toBe(true);
      const extra = scripts.filter((script) => lastOf(script).periods.length > regular);
      expect(extra.length).toBeGreaterThan(0);
      for (const script of extra) {
        const [home, away] = sum(lastOf(script).periods.slice(0, regular));
        expect(home).toBe(away);
      }
    },
  );

  it('baseball: the home side does not bat when it leads, and stops when it does', () => {
    for (const script of played('baseball', 200)) {
      const { score } = lastOf(script);
      const last = script.steps.findLast(({ stage }) => /^inning_\d+_bottom$/u.test(stage));
      const late = Number(last?.stage.split('_')[1]) >= 9;
      expect(score[0] > score[1] && late ? score[0] - score[1] : 1).toBe(1);
    }
  });

  it.each([20, 50])('cricket over %d overs: ten wickets, all balls or the target end an innings', (overs) => {
    for (const script of played('cricket', 60, overs)) {
      const { balls, wickets, score, first } = oversOf(lastOf(script));
      const [batted, chased] = first === 'home' ? score : [score[1], score[0]];
      expect(balls[0] === overs * 6 || wickets[0] === 10).toBe(true);
      expect(balls[1] === overs * 6 || wickets[1] === 10 || chased === batted + 1).toBe(true);
      expect(chased).toBeLessThanOrEqual(batted + 1);
      expect(Math.max(...wickets)).toBeLessThanOrEqual(10);
    }
  });

  it.each([
    ['mma', 3],
    ['mma', 5],
    ['boxing', 12],
  ] as const)('%s over %d rounds: ends once, by a way the sport has', (sportKey, rounds) => {
    for (const script of played(sportKey, 200, rounds)) {
      const position = lastOf(script);
      const end = position.kind === 'rounds' ? position.end : null;
      expect(end?.round).toBeLessThanOrEqual(rounds);
      expect(end?.method === 'decision' ? end.round : rounds).toBe(rounds);
      expect(sportKey === 'boxing' && end?.method === 'submission').toBe(false);
      expect(finalScore(script.fixture).winner).toBe(end?.winner);
    }
  });
});

describe('what happens along the way', () => {
  it('closes betting around every goal and reopens it', () => {
    for (const script of played('soccer', 60)) {
      for (const { incident, atMs } of script.steps) {
        if (incident?.kind !== 'goal') continue;
        expect(script.suspensions.some(({ fromMs, toMs }) => fromMs < atMs && atMs < toMs)).toBe(true);
      }
      for (const [at, window] of script.suspensions.entries()) {
        expect(window.fromMs).toBeLessThan(window.toMs);
        expect(window.fromMs).toBeGreaterThan(script.suspensions[at - 1]?.toMs ?? 0);
      }
    }
  });

  it('has reviews, penalties, red cards, interruptions and, rarely, matches that are never finished', () => {
    const all = Array.from({ length: 1500 }, (_, seed) => playFixture(fixtureForTest({ sportKey: 'soccer', seed })));
    const kinds = new Set(all.flatMap(({ steps }) => steps.map(({ incident }) => incident?.kind)));
    for (const kind of [
      'review',
      'goal_disallowed',
      'penalty_awarded',
      'penalty_missed',
      'red_card',
      'interrupted',
      'resumed',
    ]) {
      expect(kinds).toContain(kind);
    }
    const abandoned = all.filter((script) => script.abandoned).length;
    expect(abandoned).toBeGreaterThan(0);
    expect(abandoned).toBeLessThan(15);
    expect(all.some(({ steps }) => steps.some(({ status }) => status === 2))).toBe(true);
  });

  it.each(['soccer', 'tennis', 'basketball', 'cricket', 'mma', 'counter-strike', 'baseball'] as const)(
    '%s: the better side wins more often',
    (sportKey) => {
      const wins = (home: number, away: number) =>
        Array.from({ length: 200 }, (_, seed) => finalScore(fixtureForTest({ sportKey, seed, home, away }))).filter(
          ({ winner }) => winner === 'home',
        ).length;
      expect(wins(1.5, -0.5)).toBeGreaterThan(wins(0, 0));
      expect(wins(0, 0)).toBeGreaterThan(wins(-1.5, 0.5));
    },
  );
});
