import type { PlayerId } from '@slipstream/units/ids';
import { cashoutOut } from '../records/bet-out.ts';
import { withLegs } from '../records/bet-store.ts';
import type { WorkerParts } from '../worker.ts';
import { isSameOffer } from './offer-board.ts';

const betsMax = 200;

/** Tells every player who listens what their bets are worth now, where that has moved (RT-5). */
export async function pushOffers(parts: WorkerParts): Promise<void> {
  const { database, environment, offers, listening, publishTo } = parts;
  for (const playerId of listening()) {
    const rows = await database
      .selectFrom('bet')
      .selectAll()
      .where('player_id', '=', playerId)
      .where('status', '=', 'waiting_results')
      .orderBy('created_ms', 'desc')
      .limit(betsMax)
      .execute();
    for (const bet of await withLegs(database, rows)) {
      const before = offers.held(bet.id)?.offer;
      const offered = offers.look(bet);
      // One that only lasts longer now is no news: who takes the old one late is given it (MYBETS-10).
      if (before !== undefined && isSameOffer(before, offered.offer)) continue;
      publishTo(playerId as PlayerId, {
        event: 'bet_cashout_changed',
        at_ms: environment.worldNow(),
        bet_id: bet.id,
        to_cashout: offered.offer.amount,
        cashout: cashoutOut(parts, bet, offered),
      });
    }
  }
}
