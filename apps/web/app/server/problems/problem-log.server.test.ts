import { describe, expect, it } from 'vitest';

import { ProblemLog } from './problem-log.server.ts';

function setUp() {
  const lines: string[] = [];
  const clock = { now: 0 };
  let timers: { readonly at: number; readonly run: () => void }[] = [];
  const log = new ProblemLog({
    write: (line) => lines.push(line),
    now: () => clock.now,
    later: (ms, run) => timers.push({ at: clock.now + ms, run }),
  });
  const pass = (ms: number) => {
    clock.now += ms;
    const due = timers.filter(({ at }) => at <= clock.now);
    timers = timers.filter(({ at }) => at > clock.now);
    for (const { run } of due) run();
  };
  return { log, lines, pass };
}

describe('the log of problems', () => {
  it('[RUN-1] has one line per cause and minute, and says how many it left out', () => {
    const { log, lines, pass } = setUp();
    for (let times = 0; times < 42; times += 1) log.report('a', `a failed at match ${times}`);
    log.report('b', 'b failed');
    expect(lines).toEqual(['a failed at match 0', 'b failed']);
    pass(60_000);
    expect(lines.slice(2)).toEqual(['a: 41 more in the last minute']);
    log.report('a', 'a failed again');
    expect(lines.at(-1)).toBe('a failed again');
    pass(60_000);
    expect(lines).toHaveLength(4);
  });

  it('[RUN-1] counts what is beyond two hundred causes as one', () => {
    const { log, lines, pass } = setUp();
    for (let cause = 0; cause < 1000; cause += 1) log.report(`cause ${cause}`, `line ${cause}`);
    expect(lines).toHaveLength(201);
    pass(60_000);
    expect(lines.at(-1)).toBe('further problems: 799 more in the last minute');
    expect(log.recent(120_000)).toHaveLength(200);
  });

  it('[RUN-2] remembers what was reported lately, the latest first', () => {
    const { log, pass } = setUp();
    log.report('a', 'a failed');
    pass(5000);
    log.report('b', 'b failed');
    log.report('b', 'b failed');
    expect(log.recent(10_000).map(({ cause, count }) => [cause, count])).toEqual([
      ['b', 2],
      ['a', 1],
    ]);
    pass(6000);
    expect(log.recent(10_000).map(({ cause }) => cause)).toEqual(['b']);
  });

  it('[RUN-1] a line is one line, whatever the backend put into it', () => {
    const { log, lines } = setUp();
    log.report('a', `broken\nweb: all is well${'x'.repeat(5000)}`);
    expect(lines[0]).toMatch(/^broken web: all is well/);
    expect(lines[0]?.length).toBeLessThan(2000);
  });
});
