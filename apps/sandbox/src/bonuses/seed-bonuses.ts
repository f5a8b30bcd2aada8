import type { Transaction } from 'kysely';
import type { Tables } from '../database/tables.ts';
import type { Entry, Ledger } from '../ledger/ledger.ts';
import { demoPlayers } from '../accounts/players/demo-players.data.ts';
import { demoId } from '../accounts/players/seed-demo-players.ts';
import { putBox } from './bets/settle-uses.ts';
import { changeBonus, type BonusRow } from './bonus-store.ts';
import { giveAll, giveCalendar } from './give.ts';
import { issueBonus } from './issue.ts';
import { openJackpots } from './jackpots.ts';
import { offerOf } from './offers.data.ts';
import { openTournaments } from './tournaments.ts';

/** Opens pools and tournaments, and in a demo gives its players what they lack; what is there stays as it is. */
export async function seedBonuses(
  { ledger }: { readonly ledger: Ledger },
  atMs: number,
  isDemo: boolean,
): Promise<void> {
  await ledger.write(async (entry) => {
    await openJackpots(entry, atMs);
    await openTournaments(entry, atMs);
    if (isDemo) await seedDemo(entry, atMs);
  });
}

async function seedDemo(entry: Entry, atMs: number): Promise<void> {
  for (const { key } of demoPlayers) {
    await giveAll(entry.transaction, 'sign_up', demoId(key), atMs);
    await giveCalendar(entry.transaction, demoId(key), atMs);
  }
  for (const key of ['ordinary', 'rich']) await seedStates(entry, demoId(key), atMs);
  await markTold(entry.transaction, atMs);
}

type State = readonly [offer: string, reason: string, changes: (atMs: number) => Partial<BonusRow>];

const over = (status: BonusRow['status']) => (atMs: number) => ({
  status,
  activated_ms: atMs - 86_400_000,
  seen: 1 as const,
});
const active =
  (more: Partial<BonusRow> = {}) =>
  (atMs: number) => ({
    status: 'active' as const,
    activated_ms: atMs,
    seen: 1 as const,
    ...more,
  });

/** One of each kind, and of freebets one in each state a player can meet. */
const states: readonly State[] = [
  ['deposit-no-risk', 'state-active', active()],
  ['code-freebet', 'state-used', (atMs) => ({ ...over('bonus_over')(atMs), times_used: 1 })],
  ['verified-freebet', 'state-expired', (atMs) => ({ ...over('expired')(atMs), expires_ms: atMs - 3_600_000 })],
  ['double-boost', 'state-overridden', over('overridden')],
  ['lucky-crate', 'state-active', active()],
];

async function seedStates(entry: Entry, playerId: string, atMs: number): Promise<void> {
  const { transaction } = entry;
  for (const [key, reason, changes] of states) {
    const offer = offerOf(key);
    const row = await issueBonus(transaction, { offer, playerId, key: `demo:${key}:${playerId}:${reason}`, atMs });
    if (row === null) continue;
    const changed = await changeBonus(transaction, row, changes(atMs));
    if (offer.kind === 'lootbox') await putBox(transaction, changed, offer, { outcome: 'win', atMs, drawn: 300 });
    // The first time only: points that were farmed since then stay.
    if (key === 'lucky-crate') await giveHead(transaction, playerId, atMs);
  }
}

/** A hunting and a place in the cup that have begun. */
async function giveHead(transaction: Transaction<Tables>, playerId: string, atMs: number): Promise<void> {
  for (const [kind, points] of [
    ['hunting', 80],
    ['tournament', 300],
  ] as const) {
    const own = transaction.selectFrom('bonus').selectAll().where('player_id', '=', playerId).where('kind', '=', kind);
    const row = await own.executeTakeFirst();
    if (row !== undefined)
      await changeBonus(transaction, row, { status: 'active', activated_ms: atMs, points, seen: 1 });
  }
}

/** Nobody listens while the sandbox starts, and a demo begins with what is unseen in a list, not with a dozen toasts. */
async function markTold(transaction: Transaction<Tables>, atMs: number): Promise<void> {
  await transaction.updateTable('bonus').set({ told: 1 }).where('issued_ms', '=', atMs).execute();
}
