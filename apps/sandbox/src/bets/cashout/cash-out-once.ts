import type { CashoutReason } from '@slipstream/contract/entities/bets/cashout';
import type { cashOut } from '@slipstream/contract/http/bets/cash-out';
import type { Minor } from '@slipstream/units/minor';
import type * as z from 'zod/mini';
import { insertRows } from '../../database/insert-rows.ts';
import { cashoutOut, type CashoutOut } from '../records/bet-out.ts';
import type { BetRecord } from '../records/bet-record.ts';
import { loadBetOf } from '../records/bet-store.ts';
import type { BookParts } from '../book-parts.ts';
import { bodyHash, keptAnswers, lookUpKey, type KeyState, type RequestKey } from '../request-key.ts';
import type { OfferBoard } from './offer-board.ts';
import { takeOffer, type OfferTaken } from './take-offer.ts';

/** What a request to cash out came to; kept with its key, so that it is the same whenever it is asked for again. */
export type CashoutAnswer =
  | { readonly kind: 'started'; readonly betId: string }
  | { readonly kind: 'not-found' }
  | {
      readonly kind: 'refused';
      readonly code: string;
      /** What is offered now for the part that was asked for. */
      readonly amount: Minor | null;
      readonly reason: CashoutReason | null;
      readonly cashout: CashoutOut;
    };

type Once = Exclude<KeyState<CashoutAnswer>, { kind: 'first' }> | { kind: 'new'; answer: CashoutAnswer };

type OnceParts = BookParts & { readonly offers: OfferBoard };

/** Cashes out once for a key, however often it is asked (MYBETS-6). */
export async function cashOutOnce(
  parts: OnceParts,
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
    const wish = { offerId: body.offer_id, seen: body.to_cashout, stakePart: body.stake_part };
    const answer: CashoutAnswer =
      bet === null ? { kind: 'not-found' } : answerOf(parts, bet, await takeOffer(entry, parts, bet, wish));
    await insertRows(entry.transaction, keptAnswers([{ whose, hash, answer, nowMs: parts.environment.realNow() }]));
    return { kind: 'new', answer };
  });
}

/** A refusal has the offer that stands instead. */
function answerOf(parts: OnceParts, bet: BetRecord, taken: OfferTaken): CashoutAnswer {
  if (taken.kind === 'started') return { kind: 'started', betId: bet.id };
  const cashout = cashoutOut(parts, bet, parts.offers.look(bet));
  if (taken.kind === 'fault') {
    return { kind: 'refused', code: taken.code, amount: taken.amount, reason: null, cashout };
  }
  return { kind: 'refused', code: `cashout_${taken.reason}`, amount: null, reason: taken.reason, cashout };
}
