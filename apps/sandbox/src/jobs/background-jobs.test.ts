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

  it('[RUN-7] leave shared work to the process it belongs to, and do their own', async () => {
    let isOurs = false;
    const done: string[] = [];
    const jobs = createBackgroundJobs(
      () => {},
      () => isOurs,
    );
    jobs.add(async () => void done.push('shared'));
    jobs.addOwn(async () => void done.push('own'));
    jobs.run();
    await jobs.settle();
    isOurs = true;
    jobs.run();
    await jobs.settle();
    expect(done).toEqual(['own', 'own', 'shared']);
  });
});
