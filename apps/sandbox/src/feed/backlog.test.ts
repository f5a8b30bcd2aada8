import { describe, expect, it } from 'vitest';
import type { BoardChange } from '../world/boards/board-change.ts';
import { createBacklog } from './backlog.ts';

/** A process that follows the world, with a clock and a lease in the test's hand, and what it says. */
function follower({ isShared = true } = {}) {
  const said: unknown[] = [];
  const state = { nowMs: 1_000_000, isPublishing: false, channels: ['list'] };
  const backlog = createBacklog({
    publish: (change) => said.push(change),
    publishGap: (told) => {
      for (const channel of state.channels.filter((name) => !told.has(name))) {
        told.add(channel);
        said.push(`gap ${channel}`);
      }
    },
    isShared,
    isPublishing: () => state.isPublishing,
    realNow: () => state.nowMs,
  });
  const pass = (ms: number) => {
    for (const untilMs = state.nowMs + ms; state.nowMs < untilMs; state.nowMs += 500) backlog.catchUp();
  };
  return { state, backlog, said, pass };
}

const change = (name: string) => ({ name }) as unknown as BoardChange;

describe('[RUN-7] taking over from a process that died', () => {
  it('says what came while the other published or no longer did, and nothing older', () => {
    const { state, backlog, said, pass } = follower();
    pass(20_000);
    backlog.publish(change('long ago'));
    pass(9_000);
    backlog.publish(change('at its end'));
    pass(4_000);
    state.isPublishing = true;
    pass(1_000);
    expect(said).toEqual([change('at its end')]);
  });

  it('has clients load anew where it started too late to know what was missed', () => {
    const { state, said, pass } = follower();
    pass(4_000);
    state.isPublishing = true;
    pass(500);
    // Who listens is known a moment later.
    state.channels = ['list', 'match'];
    pass(10_000);
    expect(said).toEqual(['gap list', 'gap match']);
  });

  it('so where it publishes from its first moment on, and not who comes later', () => {
    const { state, said, pass } = follower();
    state.isPublishing = true;
    pass(5_000);
    state.channels = ['list', 'match'];
    pass(5_000);
    expect(said).toEqual(['gap list']);
  });

  it('is nothing to a process that is alone', () => {
    const { state, said, pass } = follower({ isShared: false });
    state.isPublishing = true;
    pass(5_000);
    expect(said).toEqual([]);
  });
});
