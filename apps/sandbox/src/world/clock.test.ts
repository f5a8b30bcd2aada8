import { assert, constantFrom, integer, oneof, property, record, array } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createWorldClock, worldAt, type ClockState } from './clock.ts';

function ownedClock(speed = 6) {
  let nowMs = 1_000_000;
  const saved: ClockState[] = [];
  const initial = { speed, anchor: { worldMs: 5_000_000, realMs: nowMs, rate: speed } };
  const clock = createWorldClock(
    initial,
    () => nowMs,
    (state) => saved.push(state),
  );
  const pass = (ms: number) => {
    nowMs += ms;
  };
  return { clock, saved, pass, realNow: () => nowMs };
}

describe('the world clock', () => {
  it('runs six times as fast as the real one', () => {
    const { clock, pass } = ownedClock();
    pass(1000);
    expect(clock.now()).toBe(5_006_000);
  });

  it('stands still while paused and keeps its speed for later', () => {
    const { clock, pass } = ownedClock();
    clock.pause();
    pass(60_000);
    expect(clock.now()).toBe(5_000_000);
    clock.setSpeed(10);
    pass(60_000);
    expect(clock.now()).toBe(5_000_000);
    clock.resume();
    pass(1000);
    expect(clock.now()).toBe(5_010_000);
  });

  it('never jumps but when it is told to, and what it saves is where it is', () => {
    const action = oneof(
      constantFrom('pause' as const, 'resume' as const),
      record({ speed: integer({ min: 1, max: 600 }) }),
    );
    assert(
      property(array(record({ action, waitMs: integer({ min: 0, max: 100_000 }) }), { maxLength: 20 }), (steps) => {
        const { clock, saved, pass, realNow } = ownedClock();
        for (const step of steps) {
          pass(step.waitMs);
          const before = clock.now();
          if (step.action === 'pause') clock.pause();
          else if (step.action === 'resume') clock.resume();
          else clock.setSpeed(step.action.speed);
          expect(clock.now()).toBe(before);
          expect(worldAt(saved.at(-1)?.anchor ?? clock.anchor(), realNow())).toBe(before);
        }
      }),
    );
  });

  it('tells whoever listens of every change, and whether time jumped', () => {
    const { clock } = ownedClock();
    const told: boolean[] = [];
    const stop = clock.onChange((jumped) => told.push(jumped));
    clock.step(5);
    clock.jump(0);
    clock.setSpeed(3);
    stop();
    clock.pause();
    expect(told).toEqual([true, true, false]);
  });
});
