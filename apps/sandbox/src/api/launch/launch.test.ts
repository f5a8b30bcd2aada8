import { launchApp } from '@slipstream/contract/http/site/launch-app';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { runningSandbox, type TestSandbox } from '../../testing/running-sandbox.ts';
import { shootoutOf } from '../../launch/arena.ts';
import { drawOf, lotteryState } from '../../launch/lottery.ts';
import { placed, raceOf, racingState } from '../../launch/racing.ts';
import { roundAt } from '../../launch/rounds.ts';

const rounds = Array.from({ length: 3000 }, (_, number) => number);

describe('races', () => {
  it('are the same for the same seed and differ for another', () => {
    expect(raceOf('a', 7)).toEqual(raceOf('a', 7));
    expect(raceOf('a', 7)).not.toEqual(raceOf('b', 7));
  });

  it('are won by favourites as often as their prices say, less the margin', () => {
    const favourites = rounds.map((number) => {
      const race = raceOf('a', number);
      const favourite = race.runners.toSorted((a, b) => a.odds - b.odds)[0];
      return { chance: 1000 / (favourite?.odds ?? 1) / 1.15, won: placed(race)[0]?.number === favourite?.number };
    });
    const expected = favourites.reduce((sum, { chance }) => sum + chance, 0);
    const won = favourites.filter((favourite) => favourite.won).length;
    expect(Math.abs(won - expected)).toBeLessThan(4 * Math.sqrt(expected));
  });

  it('do not tell who wins before the off', () => {
    const open = racingState('a', 1000);
    expect(open.place.phase).toBe('open');
    expect(open.race.runners.every(({ finishSec }) => finishSec === 0)).toBe(true);
    const running = racingState('a', open.place.startMs);
    expect(running.race.runners.every(({ finishSec }) => finishSec > 0)).toBe(true);
  });
});

describe('draws', () => {
  it('take six different balls out of forty-nine', () => {
    for (const number of rounds.slice(0, 200)) {
      const { numbers } = drawOf('a', number);
      expect(new Set(numbers).size).toBe(6);
      expect(Math.min(...numbers)).toBeGreaterThanOrEqual(1);
      expect(Math.max(...numbers)).toBeLessThanOrEqual(49);
    }
  });

  it('keep their numbers until they are drawn', () => {
    expect(lotteryState('a', 1000).draw.numbers).toEqual([]);
  });
});

describe('shoot-outs', () => {
  it('end when one side can not be caught, and never level', () => {
    for (const number of rounds.slice(0, 500)) {
      const { kicks } = shootoutOf('a', number);
      const goals = (side: string) => kicks.filter((kick) => kick.side === side && kick.scored).length;
      expect(goals('home')).not.toBe(goals('away'));
      expect(kicks.length).toBeGreaterThanOrEqual(6);
    }
  });
});

describe('rounds', () => {
  it.each([
    [0, 'open'],
    [69_999, 'open'],
    [70_000, 'playing'],
    [99_999, 'playing'],
    [100_000, 'open'],
  ])('at %i are %s', (worldMs, phase) =>
    expect(roundAt({ everyMs: 100_000, playMs: 30_000 }, worldMs).phase).toBe(phase),
  );
});

describe('launching', () => {
  let sandbox: TestSandbox;
  beforeAll(async () => {
    sandbox = await runningSandbox();
  });
  afterAll(() => sandbox.close());

  it.each([
    ['horse-racing', 'race-card'],
    ['lotteries', 'draw'],
    ['virtual-gaming-arena', 'shootout'],
  ])('[CAT-9] %s opens a page that only the front end may frame', async (provider, app) => {
    const body = { app, locale: 'de', theme: 'day' };
    const { url } = await sandbox.call(launchApp, { params: { provider }, body });
    const page = await fetch(url);
    expect(page.status).toBe(200);
    expect(page.headers.get('Content-Security-Policy')).toContain('frame-ancestors http://localhost:3000');
    expect(await page.text()).toContain('lang="de"');
    const state = await fetch(`${sandbox.origin}/apps/${app}/state`);
    expect(await state.json()).toMatchObject({ place: { number: expect.any(Number) }, results: expect.any(Array) });
    const script = await fetch(`${sandbox.origin}/assets/${app}.js`);
    expect(script.headers.get('Content-Type')).toContain('javascript');
  });

  it.each([
    ['horse-racing', 'poker'],
    ['bingo', 'main'],
  ])('[CAT-9] %s has no %s', async (provider, app) => {
    const body = { app, locale: 'en', theme: 'night' };
    expect((await sandbox.refused(launchApp, { params: { provider }, body })).status).toBe(404);
  });
});
