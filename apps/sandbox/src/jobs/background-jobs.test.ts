import { describe, expect, it } from 'vitest';
import { createBeats } from './background-jobs.ts';

describe('beats', () => {
  it('never start work that still runs, tell what failed, and end when all of it has', async () => {
    const failures: unknown[] = [];
    const beats = createBeats((error) => failures.push(error));
    const { promise, resolve } = Promise.withResolvers<undefined>();
    let [slow, broken] = [0, 0];
    beats.add(async () => {
      slow += 1;
      await promise;
    });
    beats.add(async () => {
      broken += 1;
      throw new Error('broken');
    });
    beats.run();
    await Promise.resolve();
    beats.run();
    resolve(undefined);
    await beats.settle();
    beats.run();
    await beats.settle();
    expect([slow, broken]).toEqual([2, failures.length]);
  });
});
