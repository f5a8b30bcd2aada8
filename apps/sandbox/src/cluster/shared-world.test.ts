import { randomUUID } from 'node:crypto';
import { afterEach, describe, expect, it } from 'vitest';
import { openDatabase, type Database } from '../database/open-database.ts';
import { createTestDatabase, hasPostgres } from '../testing/test-databases.ts';
import { openDatabaseTime } from './database-time.ts';
import { joinWorld, leaveWorld, readSharedWorld, saveSharedWorld, type WantedWorld } from './shared-world.ts';

const opened: Database[] = [];
afterEach(async () => void (await Promise.all(opened.splice(0).map((database) => database.destroy()))));

async function open(): Promise<Database> {
  const database = await openDatabase(await createTestDatabase());
  opened.push(database);
  return database;
}

const newWorld = { seed: 'a', speed: 6, anchor: { worldMs: 1_000_000, realMs: 500_000, rate: 6 } };
const anything: WantedWorld = { seed: null, speed: null, reset: false };

async function join(database: Database, wanted: Partial<WantedWorld> = {}, nowMs = 500_000) {
  const id = randomUUID();
  const joining = { id, role: 'api', wanted: { ...anything, ...wanted }, newWorld: () => newWorld, nowMs };
  return { id, world: await joinWorld(database, joining) };
}

describe.skipIf(!hasPostgres)('the world of several processes', () => {
  it('[RUN-6] is made by the first, and taken as it is by whoever comes later', async () => {
    const database = await open();
    const first = await join(database);
    expect(first.world).toEqual({ ...newWorld, revision: 1 });
    const second = await join(database, { seed: 'a', speed: 6 }, 800_000);
    expect(second.world).toEqual(first.world);
  });

  it('[RUN-6] begins once, however many start at the same moment', async () => {
    const database = await open();
    const joined = await Promise.all(Array.from({ length: 8 }, (_, at) => join(database, {}, 500_000 + at)));
    expect(new Set(joined.map(({ world }) => JSON.stringify(world))).size).toBe(1);
  });

  it.each([
    [{ seed: 'b' }, 'has the seed "a", not "b": start without --seed'],
    [{ speed: 12 }, 'runs at speed 6, not 12: start without --speed'],
    [{ reset: true }, '--reset forgets the world of this database, which other processes play'],
  ])('[RUN-6] is refused in one line to a process that wants %j', async (wanted, line) => {
    const database = await open();
    await join(database);
    await expect(join(database, wanted)).rejects.toThrow(line);
    const { rows } = { rows: await database.selectFrom('process').select('id').execute() };
    expect(rows).toHaveLength(1);
  });

  it('[RUN-6] stops with the last to go and goes on with the next to come, at the speed it asks for', async () => {
    const database = await open();
    const [first, second] = [await join(database), await join(database)];
    const at = (worldMs: number) => ({ ...newWorld, anchor: { worldMs, realMs: 600_000, rate: 6 } });
    await leaveWorld(database, first.id, at(1_500_000));
    expect((await readSharedWorld(database))?.anchor.rate).toBe(6);
    await leaveWorld(database, second.id, at(1_600_000));
    const third = await join(database, { speed: 10 }, 9_000_000);
    expect(third.world).toMatchObject({ speed: 10, anchor: { worldMs: 1_600_000, realMs: 9_000_000, rate: 10 } });
    await leaveWorld(database, third.id, third.world);
    await expect(join(database, { seed: 'b' })).rejects.toThrow('another database');
    expect((await join(database, { seed: 'b', reset: true })).world).toMatchObject(newWorld);
  });

  it('[RUN-6] is not stopped by a process that died: one not seen for five seconds does not count', async () => {
    const database = await open();
    const dead = await join(database);
    await database.updateTable('process').set({ seen_ms: 0 }).where('id', '=', dead.id).execute();
    // The first to come again continues a world that went on meanwhile.
    const next = await join(database, { speed: 12 }, 600_000);
    expect(next.world.anchor).toEqual({ worldMs: 1_600_000, realMs: 600_000, rate: 12 });
  });

  it('[RUN-6] says by its revision that somebody changed it', async () => {
    const database = await open();
    const { world } = await join(database);
    const changed = { ...newWorld, anchor: { ...newWorld.anchor, rate: 0 } };
    expect((await saveSharedWorld(database, changed)).revision).toBe(world.revision + 1);
    expect(await readSharedWorld(database)).toEqual({ ...changed, revision: 2 });
  });

  it('[RUN-6] has one time, whatever the clocks of the machines show', async () => {
    const database = await open();
    const clocks = await Promise.all(
      [-298_000, 0, 3_600_000].map((skewMs) => openDatabaseTime(database, () => Date.now() + skewMs)),
    );
    for (const clock of clocks) await clock.measure();
    const times = clocks.map((clock) => clock.now());
    expect(Math.max(...times) - Math.min(...times)).toBeLessThan(1000);
  });
});
