import type { RuleMarks } from '@slipstream/betting/cashout/cashout-rule';
import { partOfOfferFloor } from '@slipstream/betting/cashout/part-of-offer';
import type { Bet } from '@slipstream/contract/entities/bets/bet';
import type { CashoutOffer, CashoutReason } from '@slipstream/contract/entities/bets/cashout';
import { cashOut } from '@slipstream/contract/http/bets/cash-out';
import { deleteCashoutRule } from '@slipstream/contract/http/bets/delete-cashout-rule';
import { setCashoutRule } from '@slipstream/contract/http/bets/set-cashout-rule';
import type { Minor } from '@slipstream/units/minor';

import type { Api, ErrorOf } from '../../api/call-api.ts';
import type { BetsCache } from './bets-cache.ts';

export type CashoutAnswer =
  | { readonly kind: 'started' }
  /** The offer is another now; nothing was cashed out (MYBETS-6). */
  | { readonly kind: 'changed'; readonly amount: Minor }
  | { readonly kind: 'refused'; readonly reason: CashoutReason | null };

export interface CashoutOrder {
  readonly bet: Bet;
  /** The offer on the button. */
  readonly offer: CashoutOffer;
  /** Null for all that is left in play. */
  readonly stakePart: Minor | null;
}

interface Around {
  readonly api: Api;
  readonly bets: BetsCache;
  readonly wait: (ms: number) => Promise<void>;
  readonly newKey: () => string;
  /** Called when the answer was lost and has to be asked for again. */
  readonly onLost: () => void;
}

const retryMs = 1000;
/** An offer that lapsed and was made again for the same amount is taken so often without asking again. */
const renewalsMax = 3;

/** What an order comes to: the offer's amount, or the part of it (MYBETS-10). */
export function amountOf({ bet, offer, stakePart }: CashoutOrder): Minor {
  const { stakeLeft } = bet.cashout;
  return partOfOfferFloor(offer.amount, stakePart ?? stakeLeft, stakeLeft);
}

/**
 * Takes the offer that was seen. One that has lapsed meanwhile and stands again at the same amount is what the player agreed
 * to, so it is taken; any other amount is shown, and the player decides anew.
 */
export async function orderCashout(order: CashoutOrder, around: Around): Promise<CashoutAnswer> {
  const seen = amountOf(order);
  let { offer } = order;
  for (let renewals = 0; ; renewals += 1) {
    const error = await send({ ...order, offer }, around);
    if (error === null) return { kind: 'started' };
    if (error === undefined || !('toCashout' in error)) return { kind: 'refused', reason: null };
    const { code, toCashout, reason, cashout } = error;
    const next = cashout?.offer ?? null;
    if (cashout !== null) around.bets.offer({ betId: order.bet.id, toCashout: next?.amount ?? null, cashout });
    if (toCashout === null) return { kind: 'refused', reason };
    const isRenewed = code === 'cashout_offer_expired' && toCashout === seen && renewals < renewalsMax;
    if (!isRenewed || next === null) return { kind: 'changed', amount: toCashout };
    offer = next;
  }
}

/** Asks once: a lost answer is asked for again with the same key until it is known. Null when the cashout has begun. */
async function send(
  order: CashoutOrder,
  { api, bets, wait, newKey, onLost }: Around,
): Promise<ErrorOf<typeof cashOut> | null | undefined> {
  const { bet, offer, stakePart } = order;
  const headers = { 'idempotency-key': newKey() };
  const body = { betId: bet.id, offerId: offer.id, toCashout: amountOf(order), stakePart };
  for (;;) {
    const result = await api.call(cashOut, { body, headers });
    if (result.kind === 'reply') {
      bets.put([result.reply.bet]);
      return null;
    }
    const { failure } = result;
    if (failure.code === 'refused' && failure.status < 500) return failure.error;
    onLost();
    await wait(retryMs);
  }
}

export type RuleAnswer = { readonly kind: 'saved' } | { readonly kind: 'refused'; readonly message: string | null };

/** "Cash out when it rises or falls to this much"; null takes the rule away. A refusal is in the server's words. */
export async function changeRule(
  { id }: Bet,
  marks: RuleMarks | null,
  { api, bets }: Pick<Around, 'api' | 'bets'>,
): Promise<RuleAnswer> {
  const params = { id };
  const result =
    marks === null
      ? await api.call(deleteCashoutRule, { params })
      : await api.call(setCashoutRule, { params, body: { ...marks, stakePart: null } });
  if (result.kind === 'reply') {
    bets.put([result.reply.bet]);
    return { kind: 'saved' };
  }
  const { failure } = result;
  return { kind: 'refused', message: failure.code === 'refused' ? (failure.error?.message ?? null) : null };
}
