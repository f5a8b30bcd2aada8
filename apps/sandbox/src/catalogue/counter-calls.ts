import { getCounters } from '@slipstream/contract/http/get-counters';
import type { Hono } from 'hono';
import { Failure } from '../http/failure.ts';
import type { FrameEnv } from '../http/frame.ts';
import { mount } from '../http/mount.ts';
import type { SandboxWorld } from './sandbox-world.ts';
import { selectEvents, statusOf } from './select-events.ts';
import { sportOf } from './wire-league.ts';

interface Tally {
  count: number;
  live: number;
}

export function mountCounterCalls(app: Hono<FrameEnv>, current: () => SandboxWorld): void {
  mount(app, getCounters, ({ body }) => {
    const sandbox = current();
    const events = selectEvents(sandbox, body);
    if (events instanceof Failure) return events;
    const { world } = sandbox;
    const sports = new Map<string, Tally>();
    const categories = new Map<string, Tally>();
    const leagues = new Map<string, Tally>();
    let live = 0;
    for (const event of events) {
      const isLive = statusOf(sandbox, event) === 1;
      if (isLive) live += 1;
      add(sports, event.sportKey, isLive);
      add(leagues, event.leagueId, isLive);
      add(categories, world.leagueById.get(event.leagueId)?.categoryId ?? '', isLive);
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
