import type { Transaction } from 'kysely';
import type { Tables } from '../database/tables.ts';
import { changeBonus, namedBonus, type BonusRow } from './bonus-store.ts';
import { offerOf } from './offers.data.ts';

export type Activation =
  | { readonly kind: 'done'; readonly row: BonusRow }
  | { readonly kind: 'not-found' | 'again' | 'over' | 'not-for-you' | 'other-freebet' };

/** A bonus that waits for its player begins to count. Of boosts there is one: the one before gives way (BONUS-6). */
export async function activateBonusOf(
  transaction: Transaction<Tables>,
  playerId: string,
  id: string,
  { nowMs, isSeveralFreebets }: { readonly nowMs: number; readonly isSeveralFreebets: boolean },
): Promise<Activation> {
  const row = await namedBonus(transaction, playerId, id);
  if (row === null) return { kind: 'not-found' };
  if (row.status === 'active') return { kind: 'again' };
  const isLate = row.expires_ms !== null && row.expires_ms <= nowMs;
  if (isLate || (row.status !== 'available' && row.status !== 'not_available')) return { kind: 'over' };
  if (!(await isFor(transaction, row))) return { kind: 'not-for-you' };
  const others = await activeOthers(transaction, row);
  if (row.kind === 'freebet' && others.length > 0 && !isSeveralFreebets) return { kind: 'other-freebet' };
  if (row.kind === 'comboboost') {
    for (const other of others) await changeBonus(transaction, other, { status: 'overridden' });
  }
  return { kind: 'done', row: await changeBonus(transaction, row, { status: 'active', activated_ms: nowMs }) };
}

function activeOthers(
  transaction: Transaction<Tables>,
  { player_id: playerId, kind, id }: BonusRow,
): Promise<BonusRow[]> {
  return transaction
    .selectFrom('bonus')
    .selectAll()
    .where('player_id', '=', playerId)
    .where('kind', '=', kind)
    .where('status', '=', 'active')
    .where('id', '<>', id)
    .execute();
}

async function isFor(
  transaction: Transaction<Tables>,
  { offer: key, player_id: playerId }: BonusRow,
): Promise<boolean> {
  const { only_verified: onlyVerified = false, country_codes: countries = [] } = offerOf(key).conditions;
  const player = await transaction
    .selectFrom('player')
    .select(['verified', 'country'])
    .where('id', '=', playerId)
    .executeTakeFirst();
  if (player === undefined) return false;
  return (!onlyVerified || player.verified === 1) && (countries.length === 0 || countries.includes(player.country));
}
