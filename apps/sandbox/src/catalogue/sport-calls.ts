import { getSports } from '@slipstream/contract/http/get-sports';
import type { Hono } from 'hono';
import { Failure } from '../http/failure.ts';
import type { FrameEnv } from '../http/frame.ts';
import { mount } from '../http/mount.ts';
import { paged } from './paged.ts';
import type { SandboxWorld } from './sandbox-world.ts';
import { selectEvents } from './select-events.ts';
import { sportOut } from './wire-league.ts';

export function mountSportCalls(app: Hono<FrameEnv>, current: () => SandboxWorld): void {
  mount(app, getSports, ({ query, locale }) => {
    const sandbox = current();
    const { sport_key: keys, sport_type: kinds, match_status, bettable, has_video } = query;
    const asksOfMatches = match_status !== undefined || bettable !== undefined || has_video !== undefined;
    const events = asksOfMatches ? selectEvents(sandbox, query) : [];
    if (events instanceof Failure) return events;
    const played = new Set<string>(events.map(({ sportKey }) => sportKey));
    const sports = sandbox.world.sports
      .filter(
        ({ key, kind }) =>
          (keys === undefined || keys.includes(key)) &&
          (kinds === undefined || kinds.includes(kind)) &&
          (!asksOfMatches || played.has(key)),
      )
      .toSorted((a, b) => a.priority - b.priority);
    const { items, pagination } = paged(sports, query);
    return { data: items.map((sport) => sportOut(sport, locale)), pagination };
  });
}
