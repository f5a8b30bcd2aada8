import type { PoolState } from '@slipstream/contract/entities/bonuses/bonus-status';
import type { Kysely, Selectable, Transaction } from 'kysely';
import type { Tables } from '../database/tables.ts';

export type BonusRow = Selectable<Tables['bonus']>;

/** Everything a player was ever given, newest first. */
export function bonusesOf(database: Kysely<Tables>, playerId: string): Promise<BonusRow[]> {
  return newestOf(database, playerId).execute();
}

function newestOf(database: Kysely<Tables>, playerId: string) {
  const own = database.selectFrom('bonus').selectAll().where('player_id', '=', playerId);
  return own.orderBy('issued_ms', 'desc').orderBy('id');
}

/** The ones named, of this player: others' are as good as none. A tournament is named by its offer, which is the same for all. */
export async function namedBonuses(
  database: Kysely<Tables>,
  playerId: string,
  names: readonly string[],
): Promise<readonly BonusRow[]> {
  if (names.length === 0) return [];
  // A player has many that were used up long ago, so only the named ones are read.
  const rows = await newestOf(database, playerId)
    .where((where) => where.or([where('id', 'in', names), where('offer', 'in', names)]))
    .execute();
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

/** A tournament that rests can't be bet for, whoever has entered it. */
export function statusIn(status: BonusRow['status'], pool: PoolState | undefined): BonusRow['status'] {
  return pool === 'paused' && (status === 'active' || status === 'available') ? 'not_available' : status;
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
