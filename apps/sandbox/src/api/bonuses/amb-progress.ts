import type { getAmbProgress } from '@slipstream/contract/http/bonuses/get-amb-progress';
import type { ReplyWireOf } from '@slipstream/contract/http/call';
import type { Kysely } from 'kysely';
import type { Tables } from '../../database/tables.ts';
import { betPrograms } from '../../bonuses/offers.data.ts';

type ProgressOut = ReplyWireOf<typeof getAmbProgress>['data'];

/** How far a player is. The slip decides which programs concern it: those in its currency, and all when it is empty. */
export async function ambProgress(
  database: Kysely<Tables>,
  playerId: string,
  bets: readonly { readonly currency: string }[],
): Promise<ProgressOut> {
  const rows = await database.selectFrom('bet_count').selectAll().where('player_id', '=', playerId).execute();
  return betPrograms
    .filter(({ currency }) => bets.length === 0 || bets.some((bet) => bet.currency === currency))
    .map(({ key, currency, minStake, ranges }) => {
      const count = rows.find(({ program }) => program === key)?.bets ?? 0;
      return {
        bonus_id: key,
        currency,
        min_stake: minStake,
        progress_count: count,
        ranges: ranges.map((range) => ({
          bets_count: range.bets,
          freebet_type: range.type,
          amount: range.amount,
          reached: count >= range.bets,
        })),
        issue_to: null,
      };
    });
}
