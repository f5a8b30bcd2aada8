import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { crowded } from '../http/concurrency-limit.server.ts';
import { createRenderQueue, type RenderQueueLimits } from './render-queue.server.ts';

const limits: RenderQueueLimits = {
  runningMax: 2,
  laneRunningMax: { renewal: 2, visit: 2, deep: 1 },
  waitingMax: 4,
  visitorRunningMax: 1,
  visitorWaitingMax: 3,
  waitMsMax: 1000,
};

function setUp(changes: Partial<RenderQueueLimits> = {}) {
  const queue = createRenderQueue({ ...limits, ...changes });
  const started: string[] = [];
  const ends = new Map<string, () => void>();
  const ask = (name: string, visitor: string, lane: 'renewal' | 'visit' | 'deep' = 'visit') =>
    queue.run({ lane, visitor }, async () => {
      started.push(name);
      await new Promise<void>((resolve) => ends.set(name, resolve));
      return name;
    });
  const end = async (name: string) => {
    ends.get(name)?.();
    await vi.advanceTimersByTimeAsync(0);
  };
  return { queue, ask, end, started };
}

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
});

describe('[PAGE-4] the render queue', () => {
  it('runs so many at once, of one visitor fewer, and starts the next when one ends', async () => {
    const { ask, end, started } = setUp();
    void ask('a1', 'a');
    void ask('a2', 'a');
    void ask('b1', 'b');
    void ask('c1', 'c');
    expect(started).toEqual(['a1', 'b1']);
    await end('b1');
    expect(started).toEqual(['a1', 'b1', 'c1']);
  });

  it('lets visitors take turns, whoever asked for how much', async () => {
    const { ask, end, started } = setUp({ runningMax: 1 });
    for (const name of ['a1', 'a2', 'a3']) void ask(name, 'a');
    void ask('b1', 'b');
    for (const name of ['a1', 'a2', 'b1']) await end(name);
    expect(started).toEqual(['a1', 'a2', 'b1', 'a3']);
  });

  it('turns a visitor away who has enough waiting, at once', async () => {
    const { ask, started } = setUp();
    for (const name of ['a1', 'a2', 'a3', 'a4']) void ask(name, 'a');
    expect(await ask('a5', 'a')).toBe(crowded);
    expect(started).toEqual(['a1']);
  });

  it('takes a place of the greediest for whoever has less, and none from an equal', async () => {
    const { queue, ask } = setUp({ runningMax: 1 });
    void ask('a1', 'a');
    const waiting = ['a2', 'a3', 'a4'].map((name) => ask(name, 'a'));
    void ask('b1', 'b');
    expect(queue.waiting).toBe(4);
    void ask('c1', 'c');
    expect(await waiting[2]).toBe(crowded);
    expect(queue.waiting).toBe(4);
    expect(await ask('c2', 'c')).toBe(crowded);
    expect(await ask('b2', 'b')).toBe(crowded);
  });

  it('lets the lanes take turns, so that neither renewals nor visits wait for all of the others', async () => {
    const { ask, end, started } = setUp({ runningMax: 1 });
    void ask('first', 'x');
    for (const name of ['v1', 'v2']) void ask(name, name);
    for (const name of ['r1', 'r2']) void ask(name, '', 'renewal');
    for (const name of ['first', 'r1', 'v1', 'r2']) await end(name);
    expect(started).toEqual(['first', 'r1', 'v1', 'r2', 'v2']);
  });

  it('never gives deep pages more than their lane', async () => {
    const { ask, started } = setUp();
    void ask('d1', 'a', 'deep');
    void ask('d2', 'b', 'deep');
    void ask('v1', 'c');
    expect(started).toEqual(['d1', 'v1']);
  });

  it('tells whoever has waited too long', async () => {
    const { queue, ask, started } = setUp({ runningMax: 1 });
    void ask('a1', 'a');
    const late = ask('b1', 'b');
    await vi.advanceTimersByTimeAsync(1000);
    expect(await late).toBe(crowded);
    expect([queue.waiting, started]).toEqual([0, ['a1']]);
  });

  it('goes on after a failure', async () => {
    const { queue } = setUp({ runningMax: 1 });
    const failed = queue.run({ lane: 'visit', visitor: 'a' }, () => Promise.reject(new Error('broken')));
    const after = queue.run({ lane: 'visit', visitor: 'a' }, async () => 1);
    await expect(failed).rejects.toThrow('broken');
    expect(await after).toBe(1);
  });
});
