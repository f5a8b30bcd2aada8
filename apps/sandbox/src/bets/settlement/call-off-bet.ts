import { zeroMinor } from '@slipstream/units/minor';
import { isHouseStake } from '../../bonuses/bets/bonus-terms.ts';
import { releaseBonus } from '../../bonuses/bets/spend-bonuses.ts';
import type { Entry } from '../../ledger/ledger.ts';
import { post } from '../../ledger/post.ts';
import { cashOf, houseCash, houseStakes } from '../../ledger/purse.ts';
import type { BetRecord } from '../records/bet-record.ts';
import { loadBets, saveBet } from '../records/bet-store.ts';
import { isInPlay } from './settled-bet.ts';

/** `cancelled` by the house, or `withdrawn` for the player. */
type CalledOff = 'cancelled' | 'withdrawn';

/** Ends a bet in play: what is left of its stake comes back, once. Null for a bet that is not in play (MYBETS-2). */
export async function callOffBet(
  entry: Entry,
  betId: string,
  status: CalledOff,
  atMs: number,
): Promise<BetRecord | null> {
  const [bet] = await loadBets(entry.transaction, [betId]);
  if (bet === undefined || !isInPlay(bet)) return null;
  const { id, currency, playerId, stakeLeft: amount } = bet;
  const payer = isHouseStake(bet.terms) ? houseCash(currency) : cashOf(playerId, currency);
  const transfers = [{ from: houseStakes(currency), to: payer, amount }];
  await post(entry, { key: `refund:${id}`, kind: 'refund', atMs, reference: id, transfers });
  await releaseBonus(entry.transaction, bet, atMs);
  return saveBet(entry.transaction, {
    ...bet,
    status,
    result: 'canceled',
    stakeLeft: zeroMinor,
    potentialWin: zeroMinor,
    settledMs: atMs,
    dueMs: null,
    course: { ...bet.course, rule: null, cashing: null },
  });
}
