import type { Kysely } from 'kysely';
import type { Tables } from '../database/tables.ts';
import { cashOf, outside, purseId } from '../ledger/purse.ts';
import { readPostings } from './read-postings.ts';

export const welcomePrefix = 'welcome:';

/** Play money that new players were given: how much is not kept elsewhere, but to whom and in what is in the posting's name. */
export async function soundWelcomes(read: Kysely<Tables>, ids: readonly string[]): Promise<ReadonlySet<string>> {
  const found = await readPostings(read, ids);
  const players = new Set<string>();
  const names = ids.flatMap((id) => playerOf(id) ?? []);
  const rows =
    names.length === 0 ? [] : await read.selectFrom('player').select('id').where('id', 'in', names).execute();
  for (const { id } of rows) players.add(id);
  const isSound = (id: string): boolean => {
    const [player, currency] = [playerOf(id), id.split(':').at(-1) ?? ''];
    const { kind, transfers } = found.get(id) ?? { kind: '', transfers: [] };
    const [transfer] = transfers;
    if (player === null || !players.has(player) || kind !== 'deposit' || transfers.length !== 1) return false;
    return transfer?.from === purseId(outside(currency)) && transfer.to === purseId(cashOf(player, currency));
  };
  return new Set(ids.filter(isSound));
}

/** `welcome:{player}:{currency}`. */
function playerOf(id: string): string | null {
  const end = id.lastIndexOf(':');
  return id.startsWith(welcomePrefix) && end > welcomePrefix.length ? id.slice(welcomePrefix.length, end) : null;
}
