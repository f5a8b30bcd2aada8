import { getCounters } from '@slipstream/contract/http/catalogue/get-counters';
import type { Hono } from 'hono';
import type { Core } from '../../core/core.ts';
import { Failure } from '../../http/failure.ts';
import type { FrameEnv } from '../../http/frame.ts';
import { mount } from '../../http/mount.ts';
import { askerOf } from '../../archive/asker.ts';
import { createTally } from './create-tally.ts';
import { sportOf } from '../../world/sport-of.ts';

interface Count {
  count: number;
  live: number;
}

export function mountCounterCalls(app: Hono<FrameEnv>, { world: current, archive }: Core): void {
  mount(app, getCounters, async ({ body, context }) => {
    const { world } = current();
    const tallies = await createTally(current(), archive, askerOf(context))(body);
    if (tallies instanceof Failure) return tallies;
    const sports = new Map<string, Count>();
    const categories = new Map<string, Count>();
    for (const { leagueId, ...tally } of tallies) {
      const league = world.leagueById.get(leagueId);
      add(sports, league?.sportKey ?? '', tally);
      add(categories, league?.categoryId ?? '', tally);
    }
    return {
      live: tallies.reduce((sum, { live }) => sum + live, 0),
      sports: [...sports].map(([key, counts]) => ({ id: sportOf(world, key).id, key, ...counts })),
      categories: [...categories].map(([id, counts]) => ({ id, ...counts })),
      tournaments: tallies.map(({ leagueId, count, live }) => ({ id: leagueId, count, live })),
    };
  });
}

function add(counts: Map<string, Count>, key: string, { count, live }: Count): void {
  const held = counts.get(key) ?? { count: 0, live: 0 };
  counts.set(key, { count: held.count + count, live: held.live + live });
}
