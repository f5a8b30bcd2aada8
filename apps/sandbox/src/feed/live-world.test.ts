import type { PublicEventWire } from '@slipstream/contract/live/public-events';
import type { Realtime } from '@slipstream/realtime/realtime';
import { finished } from '@slipstream/simulation/steps';
import { expect, it } from 'vitest';
import { createWorldClock } from '../world/clock.ts';
import { createLiveWorld } from './live-world.ts';
import { heartbeatMs } from './public-feed.ts';

const startMs = Date.UTC(2026, 0, 13, 12);

/** A world whose list somebody hears, in a process that can be slow. */
function setUp() {
  let realMs = startMs;
  const beats: { readonly atMs: number; readonly sentMs: number | undefined }[] = [];
  const realtime = {
    activeChannels: () => new Map([['updates:en', 1]]),
    publish: (_channel: string, event: PublicEventWire) => {
      if (event.event === 'heartbeat') beats.push({ atMs: realMs - startMs, sentMs: (event.sent_ms ?? 0) - startMs });
    },
    faults: { cut: () => undefined },
  } as unknown as Realtime;
  const anchor = { worldMs: startMs, realMs: startMs, rate: 1 };
  const clock = createWorldClock(
    { speed: 1, anchor },
    () => realMs,
    () => undefined,
  );
  const live = createLiveWorld('late', {
    clock,
    realtime,
    realNow: () => realMs,
    isShared: false,
    isPublishing: () => true,
    locales: () => ['en'],
    providerUp: () => true,
    onChange: () => undefined,
  });
  return { live, beats, pass: (ms: number) => (realMs += ms) };
}

it('[RT-8] a heartbeat names the moment up to which all prices are said, also while a tick takes long', () => {
  const { live, beats, pass } = setUp();
  finished(live.tickSteps());
  pass(heartbeatMs);
  finished(live.tickSteps());
  expect(beats.at(-1)).toEqual({ atMs: heartbeatMs, sentMs: heartbeatMs });
  beats.length = 0;
  // Many prices are due, and the process gets little time for each.
  pass(60_000);
  const [slow, startedMs] = [live.tickSteps(), heartbeatMs + 60_000];
  for (let step = slow.next(); step.done !== true; step = slow.next()) pass(100);
  expect(beats.length).toBeGreaterThan(3);
  expect(new Set(beats.slice(0, -1).map(({ sentMs }) => sentMs))).toEqual(new Set([heartbeatMs]));
  pass(heartbeatMs);
  finished(live.tickSteps());
  expect(beats.at(-1)?.sentMs).toBe(beats.at(-1)?.atMs);
  expect(beats.at(-1)?.sentMs).toBeGreaterThan(startedMs);
});
