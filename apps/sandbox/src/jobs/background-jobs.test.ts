import { describe, expect, it } from 'vitest';
import { createBackgroundJobs } from './background-jobs.ts';

describe('jobs', () => {
  it('never start work that still runs, tell what failed, and end when all of it has', async () => {
    const failures: unknown[] = [];
    const jobs = createBackgroundJobs((error) => failures.push(error));
    const { promise, resolve } = Promise.withResolvers<undefined>();
    let [slow, broken] = [0, 0];
    jobs.add(async () => {
      slow += 1;
      await promise;
    });
    jobs.add(async () => {
      broken += 1;
      throw new Error('broken');
    });
    jobs.run();
    await Promise.resolve();
    jobs.run();
    resolve(undefined);
    await jobs.settle();
    jobs.run();
    await jobs.settle();
    expect([slow, broken]).toEqual([2, failures.length]);
  });
});
