import { sql, type ColumnDefinitionBuilder, type Kysely } from 'kysely';

/** How a column can be; each of these is one word where a table is laid out. */
export const required = (column: ColumnDefinitionBuilder) => column.notNull();
export const key = (column: ColumnDefinitionBuilder) => column.primaryKey();
export const ofPlayer = (column: ColumnDefinitionBuilder) => column.notNull().references('player.id');
export const zero = (column: ColumnDefinitionBuilder) => column.notNull().defaultTo(0);
export const flag = (column: ColumnDefinitionBuilder) => column.notNull().defaultTo(0);
export const oneOf = (name: string, words: readonly string[]) =>
  sql<boolean>`${sql.ref(name)} in (${sql.join(words.map((word) => sql.lit(word)))})`;

/** SQLite keeps such a table by its key and not by a row number beside it: half the pages to write for every new row. */
export const keptByKey = (database: Kysely<unknown>) =>
  database.getExecutor().adapter.supportsMultipleConnections === true ? sql`` : sql`without rowid`;
