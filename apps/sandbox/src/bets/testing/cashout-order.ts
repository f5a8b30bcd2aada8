import { randomUUID } from 'node:crypto';
import { partOfOfferFloor } from '@slipstream/betting/cashout/part-of-offer';
import type { betWire } from '@slipstream/contract/entities/bets/bet';
import type { cashOut } from '@slipstream/contract/http/bets/cash-out';
import { minor } from '@slipstream/units/minor';
import type * as z from 'zod/mini';

interface OrderTerms {
  readonly part?: number | null;
  readonly key?: string;
  /** What an attacker sends instead. */
  readonly change?: Partial<z.input<typeof cashOut.body>>;
}

/** A request to take what a bet is offered, or a part of it, as a page makes it from the bet it has. */
export function cashoutOrder(
  { id, cashout }: Pick<z.output<typeof betWire>, 'id' | 'cashout'>,
  { part = null, key = randomUUID(), change = {} }: OrderTerms = {},
) {
  const { offer, stake_left: left } = cashout;
  const amount =
    offer === null || left === 0 ? minor(0) : partOfOfferFloor(offer.amount, part === null ? left : minor(part), left);
  const body = { bet_id: id, offer_id: offer?.id ?? 'none', to_cashout: amount, stake_part: part, ...change };
  return { headers: { 'Idempotency-Key': key }, body };
}
