import { sql, type Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** `bonus` first: the others refer to it. */
const tables = ['bonus', 'bonus_use', 'bonus_box'] as const;

/** Which kinds of bonuses there are is for the code to say, so that a new kind needs no migration. */
export const bonusKinds: Migration = {
  up: async (database: Kysely<unknown>) => {
    const isServer = database.getExecutor().adapter.supportsMultipleConnections === true;
    if (isServer) await database.schema.alterTable('bonus').dropConstraint('bonus_kind').execute();
    else await database.transaction().execute(layOutAgain);
  },
};

/** SQLite can't take a constraint away, so the tables are written anew from what the database says of them. */
async function layOutAgain(database: Kysely<unknown>): Promise<void> {
  const { rows } = await sql<{ name: string; type: 'table' | 'index'; sql: string }>`
    select name, type, sql from sqlite_schema where tbl_name in (${sql.join(tables)}) and sql is not null`.execute(
    database,
  );
  for (const table of tables) {
    const layout = rows.find(({ name }) => name === table)?.sql ?? '';
    const next = layout
      .replace(`"${table}"`, `"${table}_next"`)
      .replace('references "bonus"', 'references "bonus_next"')
      .replace(/, constraint "bonus_kind" check \("kind" in \([a-z, ']{1,100}\)\)/, '');
    await sql.raw(next).execute(database);
    await sql`insert into ${sql.table(`${table}_next`)} select * from ${sql.table(table)}`.execute(database);
  }
  for (const table of tables.toReversed()) await database.schema.dropTable(table).execute();
  for (const table of tables) await database.schema.alterTable(`${table}_next`).renameTo(table).execute();
  for (const { type, sql: index } of rows) if (type === 'index') await sql.raw(index).execute(database);
}
