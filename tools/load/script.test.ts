import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { root } from '../lib/root.ts';
import { dateFrom, momentOf, parseScript, phasesOf, readScript } from './script.ts';

const phase = {
  name: 'one',
  second: 0,
  world: '15:00:00',
  speed: 6,
  browsing: 10,
  listening: 0,
  betsPerSecond: 4,
  cashoutsPerSecond: 0.5,
  hotShare: 0.5,
};
const script = {
  name: 'short',
  about: '',
  world: { seed: 'slipstream', date: '2026-11-21' },
  seconds: 100,
  phases: [phase, { ...phase, name: 'two', second: 25, world: undefined }],
};
const read = (changes: object) => parseScript(JSON.stringify({ ...script, ...changes }));

describe('a recording', () => {
  it('of the repository can be read, has kick-offs at three, ten goals and cashouts after them', () => {
    const saturday = readScript(join(root, 'tools/load/saturday-afternoon.json'));
    if ('problem' in saturday) throw new Error(saturday.problem);
    expect(new Date(momentOf(saturday.world.date, '15:00:00')).getUTCDay()).toBe(6);
    const goalsAt = saturday.phases.findIndex(({ goals }) => goals?.matches === 10);
    expect(goalsAt).toBeGreaterThan(0);
    expect(saturday.phases[goalsAt + 1]?.cashoutsPerSecond).toBeGreaterThan(saturday.phases[0]?.cashoutsPerSecond ?? 0);
  });

  it.each([
    ['no JSON', () => parseScript('{'), /not JSON/],
    ['a phase that does not begin at 0', () => read({ phases: [{ ...phase, second: 5 }] }), /second 0/],
    ['phases out of order', () => read({ phases: [phase, { ...phase, second: 0 }] }), /in the order/],
    ['a phase after the end', () => read({ seconds: 20 }), /before the end/],
    ['a time that is none', () => read({ phases: [{ ...phase, world: '25:00:00' }] }), /phases\.0\.world/],
    ['a beginning nowhere', () => read({ phases: [{ ...phase, world: undefined }] }), /where the world is/],
    ['an unknown field', () => read({ phases: [{ ...phase, bets: 3 }] }), /bets/],
    [
      'a time and goals',
      () => read({ phases: [{ ...phase, goals: { matches: 2, from: '15:00:00', to: '16:00:00' } }] }),
      /not both/,
    ],
  ])('with %s is refused with a reason', (_name, parse, reason) => {
    expect(parse()).toEqual({ problem: expect.stringMatching(reason) });
  });

  it('is shortened by its minutes and multiplied by its scale, and a shorter one is no denser', () => {
    const parsed = read({});
    if ('problem' in parsed) throw new Error(parsed.problem);
    expect(phasesOf(parsed, 2, 0.5)).toMatchObject([
      { seconds: 30, browsing: 5, listening: 0, betsPerSecond: 2, cashoutsPerSecond: 0.25 },
      { seconds: 90, browsing: 5, listening: 0, betsPerSecond: 2, cashoutsPerSecond: 0.25 },
    ]);
    expect(phasesOf(parsed, 1, 0.01)[0]?.browsing).toBe(1);
  });
});

it.each([
  ['2026-11-21', '2026-11-17T12:00:00Z', '2026-11-21'],
  ['2026-11-21', '2026-11-21T00:00:00Z', '2026-11-21'],
  ['2026-11-21', '2026-11-21T17:00:00Z', '2026-11-28'],
  ['2026-11-21', '2027-01-01T00:00:00Z', '2027-01-02'],
])('the day of %s in a world at %s is %s', (date, world, expected) => {
  expect(dateFrom(date, Date.parse(world))).toBe(expected);
});
