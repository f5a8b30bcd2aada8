import { minor } from '@slipstream/units/minor';
import type { Entry } from '../ledger/ledger.ts';
import { post } from '../ledger/post.ts';
import { cashOf, houseCash } from '../ledger/purse.ts';
import { farmHunting } from './bets/settle-uses.ts';
import { bonusesOf } from './bonus-store.ts';
import { issueBonus } from './issue.ts';
import type { PrizeOut } from './offer.ts';
import { offerOf } from './offers.data.ts';

type Prize = PrizeOut['prize'];

/** Opens a box and hands over what is in it, once; opening it again only shows it. Null: the player has no such box. */
export async function openBox(
  entry: Entry,
  playerId: string,
  { bonusId, boxId, nowMs }: { readonly bonusId: string; readonly boxId: string; readonly nowMs: number },
): Promise<Prize | null> {
  const { transaction } = entry;
  const box = await transaction
    .selectFrom('bonus_box')
    .selectAll()
    .where('id', '=', boxId)
    .where('bonus_id', '=', bonusId)
    .where('player_id', '=', playerId)
    .executeTakeFirst();
  if (box === undefined) return null;
  const prize = JSON.parse(box.prize) as Prize;
  const opened = await transaction
    .updateTable('bonus_box')
    .set({ opened_ms: nowMs })
    .where('id', '=', boxId)
    .where('opened_ms', 'is', null)
    .executeTakeFirst();
  if (opened.numUpdatedRows === 1n) await handOver(entry, playerId, boxId, prize, nowMs);
  return prize;
}

async function handOver(entry: Entry, playerId: string, boxId: string, prize: Prize, atMs: number): Promise<void> {
  const { transaction } = entry;
  const key = `box:${boxId}`;
  switch (prize.kind) {
    case 'nothing':
      return;
    case 'money': {
      const { currency, amount } = prize;
      const transfers = [{ from: houseCash(currency), to: cashOf(playerId, currency), amount: minor(amount) }];
      await post(entry, { key, kind: 'bonus', atMs, reference: null, transfers });
      return;
    }
    case 'freebet': {
      const reward = { type: prize.freebet_type, amount: prize.amount };
      await issueBonus(transaction, { offer: offerOf('reward-freebet'), playerId, key, atMs, reward });
      return;
    }
    case 'points': {
      // Points go to the hunting that runs; without one they are of no use and are not kept.
      const rows = await bonusesOf(transaction, playerId);
      const row = rows.find(({ kind, status }) => kind === 'hunting' && status === 'active');
      const offer = row === undefined ? undefined : offerOf(row.offer);
      if (row !== undefined && offer?.kind === 'hunting') await farmHunting(entry, row, offer, prize.points, atMs);
    }
  }
}
