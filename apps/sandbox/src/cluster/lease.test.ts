import { afterEach, describe, expect, it } from 'vitest';
import { openDatabase, type Database } from '../database/open-database.ts';
import { createTestDatabase, hasPostgres } from '../testing/test-databases.ts';
import { createLease } from './lease.ts';

const opened: Database[] = [];
afterEach(async () => void (await Promise.all(opened.splice(0).map((database) => database.destroy()))));

async function twoProcesses(isHeldUntilTaken = false) {
  const database = await openDatabase(await createTestDatabase());
  opened.push(database);
  let nowMs = 0;
  const base = { database, name: 'feed', lastsMs: 60_000, marginMs: 500, monotonicMs: () => nowMs };
  const terms = { ...base, isHeldUntilTaken };
  const [a, b] = [createLease({ ...terms, holder: 'a' }), createLease({ ...terms, holder: 'b' })];
  const pass = (ms: number) => void (nowMs += ms);
  /** The database's clock can't be moved, so the end of the lease is. */
  const expire = () => database.updateTable('lease').set({ until_ms: 1 }).execute();
  return { a, b, pass, expire };
}

describe.skipIf(!hasPostgres)('a lease', () => {
  it('[RUN-7] is held by one process, which keeps it by renewing it', async () => {
    const { a, b } = await twoProcesses();
    await Promise.all([a.renew(), b.renew()]);
    expect([a.isHeld(), b.isHeld()].filter(Boolean)).toHaveLength(1);
    const [holder, other] = a.isHeld() ? [a, b] : [b, a];
    for (let count = 0; count < 3; count += 1) {
      await holder.renew();
      await other.renew();
    }
    expect([holder.isHeld(), other.isHeld(), holder.fence()]).toEqual([true, false, 1]);
  });

  it('[RUN-7] of a process that died passes to another, with a greater fence', async () => {
    const { a, b, expire } = await twoProcesses();
    await a.renew();
    await expire();
    await b.renew();
    expect([b.isHeld(), b.fence()]).toEqual([true, 2]);
    await a.renew();
    expect(a.isHeld()).toBe(false);
  });

  it('[RUN-8] that was broken off says until when the other had it, once', async () => {
    const { a, b, expire } = await twoProcesses();
    await a.renew();
    expect(a.takeBrokenOff()).toBe(null);
    await expire();
    await b.renew();
    await b.renew();
    expect([b.takeBrokenOff(), b.takeBrokenOff()]).toEqual([1, null]);
    await b.release();
    await a.renew();
    expect([a.isHeld(), a.takeBrokenOff()]).toEqual([true, null]);
  });

  it('[RUN-7] is over for a process that was paused before anybody else can have it', async () => {
    const { a, pass } = await twoProcesses();
    await a.renew();
    pass(59_499);
    expect(a.isHeld()).toBe(true);
    pass(1);
    expect(a.isHeld()).toBe(false);
  });

  it('[RUN-7] of work that two may do is held until another has it', async () => {
    const { a, b, pass, expire } = await twoProcesses(true);
    await a.renew();
    pass(3_600_000);
    expect(a.isHeld()).toBe(true);
    await expire();
    await b.renew();
    await a.renew();
    expect([a.isHeld(), b.isHeld()]).toEqual([false, true]);
  });

  it('[RUN-7] that ran out is not simply continued: others may have begun to rely on it', async () => {
    const { a, expire } = await twoProcesses();
    await a.renew();
    await expire();
    await a.renew();
    expect([a.isHeld(), a.fence()]).toEqual([true, 2]);
  });

  it('[RUN-7] that is given back is free at once', async () => {
    const { a, b } = await twoProcesses();
    await a.renew();
    await a.release();
    await b.renew();
    expect([a.isHeld(), b.isHeld(), b.fence()]).toEqual([false, true, 2]);
  });
});
