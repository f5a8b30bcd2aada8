import { describe, expect, it } from 'vitest';
import { createGuessGuard, type GuessGuard } from './guess-guard.ts';

function miss(guard: GuessGuard, account: string, address: string, nowMs: number): string {
  const leave = guard.begin(account, address, nowMs);
  if (leave.kind === 'go') leave.guess.wrong(nowMs);
  return leave.kind === 'go' ? 'go' : `${leave.kind} ${leave.waitMs}`;
}

const times = <Value>(count: number, make: (index: number) => Value) =>
  Array.from({ length: count }, (_, index) => make(index));

describe('[SESSION-9] guessing at passwords', () => {
  it('is free five times, then each wait is twice the one before, up to half an hour', () => {
    const guard = createGuessGuard();
    expect(times(6, () => miss(guard, 'a', 'here', 0))).toEqual([...times(5, () => 'go'), 'locked 30000']);
    let nowMs = 0;
    const waits = times(8, () => {
      const leave = guard.begin('a', 'here', nowMs);
      const waitMs = leave.kind === 'locked' ? leave.waitMs : 0;
      nowMs += waitMs;
      expect(miss(guard, 'a', 'here', nowMs)).toBe('go');
      return waitMs / 1000;
    });
    expect(waits).toEqual([30, 60, 120, 240, 480, 960, 1800, 1800]);
  });

  it('a stranger who guesses without end keeps the owner out at no other address', () => {
    const guard = createGuessGuard();
    for (let nowMs = 0; nowMs < 3_600_000; nowMs += 1000) miss(guard, 'a', 'stranger', nowMs);
    expect(guard.begin('a', 'owner', 3_600_000).kind).toBe('go');
  });

  it('many at once are no more than many in turn, and count when they are judged', () => {
    const guard = createGuessGuard();
    const leaves = times(100, () => guard.begin('a', 'here', 0));
    const held = leaves.flatMap((leave) => (leave.kind === 'go' ? [leave.guess] : []));
    expect(held).toHaveLength(5);
    for (const guess of held.slice(0, 4)) guess.drop();
    expect(miss(guard, 'a', 'here', 0)).toBe('go');
    held[4]?.right();
    expect(times(6, () => miss(guard, 'a', 'here', 0)).at(-1)).toBe('locked 30000');
  });

  it('one address gets thirty wrong ones in five minutes, whatever the accounts and however many at once', () => {
    const guard = createGuessGuard();
    const leaves = times(102, (index) => guard.begin(`account ${index}`, 'here', 0));
    const held = leaves.flatMap((leave) => (leave.kind === 'go' ? [leave.guess] : []));
    expect(held).toHaveLength(30);
    for (const guess of held) guess.wrong(1000);
    expect(miss(guard, 'another', 'here', 2000)).toBe('wait 299000');
    expect(miss(guard, 'another', 'there', 2000)).toBe('go');
    expect(miss(guard, 'another', 'here', 301_000)).toBe('go');
  });

  it('from many addresses, those that never signed in take turns; the one of the owner does not', () => {
    const guard = createGuessGuard();
    const first = guard.begin('a', 'home', 0);
    if (first.kind === 'go') first.guess.right();
    const burst = times(100, (index) => miss(guard, 'a', `robot ${index}`, 0));
    expect(burst.filter((each) => each === 'go')).toHaveLength(40);
    expect(miss(guard, 'a', 'robot x', 5999)).toBe('wait 1');
    expect(guard.begin('a', 'home', 5999).kind).toBe('go');
  });

  it('who proved themselves by mail begins anew at their address, others do not', () => {
    const guard = createGuessGuard();
    for (const address of ['owner', 'stranger']) times(5, () => miss(guard, 'a', address, 0));
    guard.clear('a', 'owner');
    expect(guard.begin('a', 'owner', 0).kind).toBe('go');
    expect(guard.begin('a', 'stranger', 0).kind).toBe('locked');
  });

  it('is forgotten after two quiet hours', () => {
    const guard = createGuessGuard();
    times(9, (index) => miss(guard, 'a', 'here', index * 1_800_000));
    expect(times(5, () => miss(guard, 'a', 'here', 30_000_000))).toEqual(times(5, () => 'go'));
  });
});
