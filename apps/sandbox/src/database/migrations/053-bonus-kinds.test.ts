import { Kysely, sql } from 'kysely';
import { expect, it } from 'vitest';
import { sqliteDialect } from '../sqlite.ts';
import { players } from './002-players.ts';
import { bonuses } from './030-bonuses.ts';
import { bonusKinds } from './053-bonus-kinds.ts';

const bonus = (id: string, kind: string) => sql`
  insert into bonus (id, offer, kind, player_id, issue_key, status, boost, issued_ms, version)
  values (${id}, 'x', ${kind}, 'p', ${id}, 'active', 1000, 1, 1)`;
const use = (bonusId: string) => sql`
  insert into bonus_use (bonus_id, bet_id, player_id, kind, state, match_ids) values (${bonusId}, 'b', 'p', 'freebet', 'open', '[]')`;
const box = sql`
  insert into bonus_box (id, bonus_id, player_id, outcome, prize, won_ms) values ('x', 'old', 'p', 'win', '{}', 1)`;

async function names(database: Kysely<unknown>): Promise<readonly string[]> {
  const { rows } = await sql<{ name: string }>`select name from sqlite_schema order by name`.execute(database);
  return rows.map(({ name }) => name);
}

it('takes a kind that was not there before, and keeps rows, indexes and references', async () => {
  const database = new Kysely<unknown>({ dialect: sqliteDialect(':memory:') });
  await players.up(database);
  await bonuses.up(database);
  await sql`pragma foreign_keys = off`.execute(database);
  for (const row of [bonus('old', 'freebet'), use('old'), box]) await row.execute(database);
  await expect(bonus('new', 'cashback').execute(database)).rejects.toThrow('bonus_kind');
  const before = await names(database);
  await bonusKinds.up(database);
  expect(await names(database)).toEqual(before);
  await bonus('new', 'cashback').execute(database);
  const kept = await sql<{ id: string; bet_id: string; box: string }>`
    select bonus.id, bet_id, bonus_box.id as box from bonus
    join bonus_use on bonus_use.bonus_id = bonus.id join bonus_box on bonus_box.bonus_id = bonus.id`.execute(database);
  expect(kept.rows).toEqual([{ id: 'old', bet_id: 'b', box: 'x' }]);
  await expect(sql`update bonus set points = -1`.execute(database)).rejects.toThrow('bonus_points');
  const { rows } = await sql<{ table: string }>`select "table" from pragma_foreign_key_list('bonus_use')`.execute(
    database,
  );
  expect(rows.map(({ table }) => table).toSorted()).toEqual(['bonus', 'player']);
});
