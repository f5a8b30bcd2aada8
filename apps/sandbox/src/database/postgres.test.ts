import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { createTestDatabase, hasPostgres } from '../testing/test-databases.ts';
import { openDatabase } from './open-database.ts';

it.skipIf(!hasPostgres)('PostgreSQL compiles no statement, on any of its connections', async () => {
  const database = await openDatabase(await createTestDatabase());
  const both = await Promise.all(
    [1, 2].map(() => sql`select current_setting('jit') as jit, pg_sleep(0.05)`.execute(database)),
  );
  expect(both.flatMap(({ rows }) => rows)).toMatchObject([{ jit: 'off' }, { jit: 'off' }]);
  await database.destroy();
});
