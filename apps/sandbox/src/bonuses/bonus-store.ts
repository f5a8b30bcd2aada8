import type { Kysely, Selectable, Transaction } from 'kysely';
import type { Tables } from '../database/tables.ts';

export type BonusRow = Selectable<Tables['bonus']>;

/** Everything a player was ever given, newest first. */
export function bonusesOf(database: Kysely<Tables>, playerId: string): Promise<BonusRow[]> {
  return database
    .selectFrom('bonus')
    .selectAll()
    .where('player_id', '=', playerId)
    .orderBy('issued_ms', 'desc')
    .orderBy('id')
    .execute();
}

/** The ones named, of this player: others' are as good as none. A tournament is named by its offer, which is the same for all. */
export async function namedBonuses(
  database: Kysely<Tables>,
  playerId: string,
  names: readonly string[],
): Promise<readonly BonusRow[]> {
  if (names.length === 0) return [];
  const rows = await bonusesOf(database, playerId);
  return rows.filter((row) => names.includes(shownId(row)));
}

export async function namedBonus(database: Kysely<Tables>, playerId: string, name: string): Promise<BonusRow | null> {
  const [row] = await namedBonuses(database, playerId, [name]);
  return row ?? null;
}

/** The id a player sees. */
export function shownId({ kind, id, offer }: Pick<BonusRow, 'kind' | 'id' | 'offer'>): string {
  return kind === 'tournament' ? offer : id;
}

/** Changes a bonus, if nobody else has changed it since it was read. */
export async function changeBonus(
  transaction: Transaction<Tables>,
  row: BonusRow,
  changes: Partial<BonusRow>,
): Promise<BonusRow> {
  const changed = { ...row, ...changes, version: row.version + 1 };
  const written = await transaction
    .updateTable('bonus')
    .set({ ...changes, version: changed.version })
    .where('id', '=', row.id)
    .where('version', '=', row.version)
    .executeTakeFirst();
  if (written.numUpdatedRows !== 1n) throw new Error(`bonus ${row.id} was changed by somebody else`);
  return changed;
}
