import { describe, expect, it } from 'vitest';
import { fixtureForTest } from './fixture-for-test.ts';
import { playFixture } from './play-fixture.ts';
import { resolveMarket } from './resolve-market.ts';
import type { MatchScript, Pair } from './script.ts';
import { stateAt } from './state-at.ts';

/** A played match with a given score, found by trying seeds. */
function soccerWith(score: Pair, half?: Pair): MatchScript {
  for (let seed = 0; seed < 20_000; seed++) {
    const script = playFixture(fixtureForTest({ sportKey: 'soccer', seed }));
    const end = stateAt(script, script.endMs);
    const [first] = end.periods;
    const fits = String(end.score) === String(score) && (half === undefined || String(first) === String(half));
    if (fits && !script.abandoned) return script;
  }
  throw new Error(`no seed ends ${score.join(':')}`);
}

function results(script: MatchScript, name: string, nowMs?: number): string | null {
  const [marketId = '', specifier = ''] = name.split(' ');
  const resolved = resolveMarket(script, { marketId, specifier }, nowMs);
  return resolved === null ? null : Object.values(resolved.results).join(' ');
}

describe('soccer that ends 2:1 after 1:1', () => {
  const script = soccerWith([2, 1], [1, 1]);

  it.each([
    ['1', 'win lose lose'],
    ['10', 'win win lose'],
    ['11', 'win lose'],
    ['29', 'win lose'],
    ['18 total=2.5', 'win lose'],
    ['18 total=2.75', 'half_win half_lose'],
    ['18 total=3', 'void void'],
    ['18 total=3.25', 'half_lose half_win'],
    ['18 total=3.5', 'lose win'],
    ['16 hcp=-0.75', 'half_win half_lose'],
    ['16 hcp=-1', 'void void'],
    ['16 hcp=-1.25', 'half_lose half_win'],
    ['16 hcp=-1.5', 'lose win'],
    ['14 hcp=0:1', 'lose win lose'],
    ['26', 'win lose'],
    ['60', 'lose win lose'],
    ['83', 'win lose lose'],
    ['8 goalnr=4', 'lose win lose'],
    ['52', 'win lose lose'],
    ['33', 'lose win'],
    ['31', 'lose win'],
  ])('[CAT-5] market %s: %s', (name, expected) => {
    expect(results(script, name)).toBe(expected);
  });

  it('finds the winner of the long lists', () => {
    expect(resolveMarket(script, { marketId: '45', specifier: '' })?.results['2:1']).toBe('win');
    expect(resolveMarket(script, { marketId: '47', specifier: '' })?.results['2/1']).toBe('win');
    expect(resolveMarket(script, { marketId: '46', specifier: '' })?.results['1:1/2:1']).toBe('win');
    expect(resolveMarket(script, { marketId: '37', specifier: 'total=2.5' })?.results['1&12']).toBe('win');
  });

  it('[CAT-5] settles a line as soon as it is decided, and nothing before', () => {
    const goals = script.steps.filter(({ incident }) => incident?.kind === 'goal').map(({ atMs }) => atMs);
    const [first = 0, second = 0, third = 0] = goals;
    expect(results(script, '18 total=1.5', second - 1)).toBeNull();
    expect(results(script, '18 total=1.5', second)).toBe('win lose');
    expect(results(script, '18 total=2.5', third - 1)).toBeNull();
    expect(results(script, '8 goalnr=1', first - 1)).toBeNull();
    expect(results(script, '8 goalnr=1', first)).not.toBeNull();
    expect(results(script, '1', third)).toBeNull();
    expect(results(script, '1', script.endMs)).toBe('win lose lose');
  });

  it.each([
    '999',
    '18 total=2.6',
    '18 total=02.5',
    '18 total=',
    '18 total=-1',
    '8 goalnr=0.5',
    '16 hcp=x',
    '1 total=2.5',
  ])('knows no market %s', (name) => {
    expect(results(script, name)).toBeNull();
  });
});

describe('other sports', () => {
  it('voids a set that was not played', () => {
    const seeds = Array.from({ length: 200 }, (_, seed) => playFixture(fixtureForTest({ sportKey: 'tennis', seed })));
    const straight = seeds.find((script) => !script.abandoned && stateAt(script, script.endMs).periods.length === 2);
    expect(straight === undefined ? '' : results(straight, '202 setnr=3')).toBe('void void');
    expect(straight === undefined ? '' : results(straight, '202 setnr=1')).toMatch(/^(win lose|lose win)$/u);
  });

  it('settles the winner of a level hockey match by what came after', () => {
    const seeds = Array.from({ length: 300 }, (_, seed) =>
      playFixture(fixtureForTest({ sportKey: 'ice-hockey', seed })),
    );
    const late = seeds.filter((script) => stateAt(script, script.endMs).periods.length > 3);
    expect(late.length).toBeGreaterThan(10);
    for (const script of late) {
      const [home, away] = stateAt(script, script.endMs).score;
      expect(results(script, '1')).toBe('lose win lose');
      expect(results(script, '406')).toBe(home > away ? 'win lose' : 'lose win');
    }
  });
});
