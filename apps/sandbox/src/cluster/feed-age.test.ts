import { afterEach, describe, expect, it } from 'vitest';
import { openDatabase, type Database } from '../database/open-database.ts';
import { createTestDatabase, hasPostgres } from '../testing/test-databases.ts';
import { createFeedAge } from './feed-age.ts';
import { createLease } from './lease.ts';

const opened: Database[] = [];
afterEach(async () => void (await Promise.all(opened.splice(0).map((database) => database.destroy()))));

describe.skipIf(!hasPostgres)('the age of the feed', () => {
  it('[RUN-4] grows while nobody publishes, whoever did before', async () => {
    const database = await openDatabase(await createTestDatabase());
    opened.push(database);
    let nowMs = 1000;
    const age = createFeedAge(database, () => nowMs);
    const lease = createLease({ database, name: 'feed', holder: 'a', lastsMs: 60_000 });
    const ageAfter = async (ms: number) => {
      nowMs += ms;
      await age.look();
      return age.ms();
    };
    expect(await ageAfter(4000)).toBe(4000);
    await lease.renew();
    expect([await ageAfter(1000), await ageAfter(1000)]).toEqual([0, 0]);
    await lease.release();
    expect([await ageAfter(1000), await ageAfter(9500)]).toEqual([1000, 10_500]);
  });
});
