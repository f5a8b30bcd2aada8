import type { cashOut } from '@slipstream/contract/http/cash-out';
import type * as z from 'zod/mini';
import { insertRows } from '../../database/insert-rows.ts';
import { loadBetOf } from '../bets/bet-store.ts';
import type { BookParts } from '../book-parts.ts';
import { bodyHash, keptAnswers, lookUpKey, type KeyState, type RequestKey } from '../request-key.ts';
import { startCashout, type CashoutStart } from './cash-out.ts';

/** What a request to cash out came to; kept with its key. */
export type CashoutAnswer =
  | { readonly kind: 'started'; readonly betId: string }
  | { readonly kind: 'not-found' }
  | Exclude<CashoutStart, { kind: 'started' }>;

type Once = Exclude<KeyState<CashoutAnswer>, { kind: 'first' }> | { kind: 'new'; answer: CashoutAnswer };

/** Cashes out once for a key, however often it is asked (MYBETS-6). */
export async function cashOutOnce(
  parts: BookParts,
  playerId: string,
  key: string,
  body: z.output<typeof cashOut.body>,
): Promise<Once> {
  const whose: RequestKey = { playerId, scope: 'cashout', key };
  const hash = bodyHash(body);
  return parts.writer.run(async (entry): Promise<Once> => {
    const state = await lookUpKey<CashoutAnswer>(entry.transaction, whose, hash);
    if (state.kind !== 'first') return state;
    const bet = await loadBetOf(entry.transaction, playerId, body.bet_id);
    const wish = { seen: body.to_cashout, stakePart: body.stake_part };
    const started: CashoutStart | { kind: 'not-found' } =
      bet === null ? { kind: 'not-found' } : await startCashout(entry, parts, bet, wish);
    const answer: CashoutAnswer = started.kind === 'started' ? { kind: 'started', betId: body.bet_id } : started;
    await insertRows(entry.transaction, keptAnswers([{ whose, hash, answer, nowMs: parts.floor.realNow() }]));
    return { kind: 'new', answer };
  });
}
