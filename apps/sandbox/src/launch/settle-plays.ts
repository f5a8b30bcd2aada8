import { payoutFloor } from '@slipstream/betting/arithmetic/ratio';
import { minor, zeroMinor } from '@slipstream/units/minor';
import { payoutTransfers } from '../bets/settlement/payout-transfers.ts';
import type { Database } from '../database/open-database.ts';
import type { Entry, Ledger } from '../ledger/ledger.ts';
import { post, type Posting } from '../ledger/post.ts';
import { gameRules, type AppName } from './game-rules.ts';
import type { PlayRow } from './place-play.ts';

const batch = 100;

interface Parts {
  readonly database: Database;
  readonly ledger: Ledger;
  readonly worldNow: () => number;
}

/** Pays what was played in rounds that are over, each once. All of it is read from the database, so a restart loses none. */
export async function settlePlays({ database, ledger, worldNow }: Parts): Promise<void> {
  const nowMs = worldNow();
  const due = await database
    .selectFrom('game_play')
    .selectAll()
    .where('status', '=', 'open')
    .where('ends_ms', '<=', nowMs)
    .limit(batch)
    .execute();
  for (const play of due) await ledger.write((entry) => settle(entry, play, nowMs));
}

async function settle(entry: Entry, play: PlayRow, atMs: number): Promise<void> {
  const isWon = gameRules[play.app as AppName].isWon(play.seed, play.round, play.pick);
  const payout = isWon
    ? payoutFloor(minor(play.stake), { numerator: BigInt(play.odds), denominator: 1000n })
    : zeroMinor;
  const settled = { ...play, status: isWon ? ('won' as const) : ('lost' as const), payout };
  const written = await entry.transaction
    .updateTable('game_play')
    .set({ status: settled.status, payout })
    .where('id', '=', play.id)
    .where('status', '=', 'open')
    .executeTakeFirst();
  if (written.numUpdatedRows === 1n) await post(entry, { ...endOf(settled), atMs });
}

/** What the end of a play moves. */
export function endOf({ id, player_id: playerId, currency, stake, payout }: PlayRow): Omit<Posting, 'atMs'> {
  const transfers = payoutTransfers({ playerId, currency }, minor(stake), minor(payout));
  return { key: `game-end:${id}`, kind: payout > 0 ? 'win' : 'stake', reference: null, transfers };
}
