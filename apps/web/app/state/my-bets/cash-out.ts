import type { RuleMarks } from '@slipstream/betting/cashout/cashout-rule';
import type { Bet } from '@slipstream/contract/entities/bet';
import type { CashoutReason } from '@slipstream/contract/entities/cashout';
import { cashOut } from '@slipstream/contract/http/cash-out';
import { deleteCashoutRule } from '@slipstream/contract/http/delete-cashout-rule';
import { setCashoutRule } from '@slipstream/contract/http/set-cashout-rule';
import type { Minor } from '@slipstream/units/minor';

import type { Api } from '../../api/call-api.ts';
import type { BetsBook } from './bets-book.ts';

export type CashoutAnswer =
  | { readonly kind: 'started' }
  /** The offer is another now; nothing was cashed out (MYBETS-6). */
  | { readonly kind: 'changed'; readonly amount: Minor }
  | { readonly kind: 'refused'; readonly reason: CashoutReason | null };

export interface CashoutOrder {
  readonly bet: Bet;
  /** What the player saw on the button. */
  readonly amount: Minor;
  /** Null for all that is left in play. */
  readonly stakePart: Minor | null;
  /** Made for this order and kept until its answer is known. */
  readonly key: string;
}

interface Around {
  readonly api: Api;
  readonly bets: BetsBook;
  readonly wait: (ms: number) => Promise<void>;
  /** Called when the answer was lost and has to be asked for again. */
  readonly onLost: () => void;
}

const retryMs = 1000;

/** Cashes out at the amount seen, once: a lost answer is asked for again with the same key until it is known. */
export async function orderCashout(order: CashoutOrder, { api, bets, wait, onLost }: Around): Promise<CashoutAnswer> {
  const { bet, amount, stakePart, key } = order;
  for (;;) {
    const result = await api.call(cashOut, {
      body: { betId: bet.id, toCashout: amount, stakePart },
      headers: { 'idempotency-key': key },
    });
    if (result.kind === 'reply') {
      bets.put([result.reply.bet]);
      return { kind: 'started' };
    }
    const { failure } = result;
    if (failure.code === 'refused' && failure.status < 500) {
      const { error } = failure;
      if (error === undefined || !('toCashout' in error)) return { kind: 'refused', reason: null };
      return error.toCashout === null
        ? { kind: 'refused', reason: error.reason }
        : { kind: 'changed', amount: error.toCashout };
    }
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
