import { getCounters } from '@slipstream/contract/http/get-counters';
import type { Hono } from 'hono';
import { Failure } from '../http/failure.ts';
import type { FrameEnv } from '../http/frame.ts';
import { mount } from '../http/mount.ts';
import type { SandboxWorld } from './sandbox-world.ts';
import { selectMatches } from './select-matches.ts';
import { sportOf } from './wire-league.ts';

interface Tally {
  count: number;
  live: number;
}

export function mountCounterCalls(app: Hono<FrameEnv>, current: () => SandboxWorld): void {
  mount(app, getCounters, ({ body }) => {
    const sandbox = current();
    const fixtures = selectMatches(sandbox, body);
    if (fixtures instanceof Failure) return fixtures;
    const { world } = sandbox;
    const sports = new Map<string, Tally>();
    const categories = new Map<string, Tally>();
    const leagues = new Map<string, Tally>();
    let live = 0;
    for (const fixture of fixtures) {
      const isLive = sandbox.engine.statusOf(fixture) === 1;
      if (isLive) live += 1;
      add(sports, fixture.sportKey, isLive);
      add(leagues, fixture.leagueId, isLive);
      add(categories, world.leagueById.get(fixture.leagueId)?.categoryId ?? '', isLive);
    }
    return {
      live,
      sports: [...sports].map(([key, tally]) => ({ id: sportOf(world, key).id, key, ...tally })),
      categories: [...categories].map(([id, tally]) => ({ id, ...tally })),
      tournaments: [...leagues].map(([id, tally]) => ({ id, ...tally })),
    };
  });
}

function add(tallies: Map<string, Tally>, key: string, isLive: boolean): void {
  const tally = tallies.get(key) ?? { count: 0, live: 0 };
  tally.count += 1;
  if (isLive) tally.live += 1;
  tallies.set(key, tally);
}
