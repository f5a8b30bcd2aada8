import { isStakePart, partOfOfferFloor } from '@slipstream/betting/cashout/part-of-offer';
import type { CashoutReason } from '@slipstream/contract/entities/bets/cashout';
import type { Minor } from '@slipstream/units/minor';
import type { Entry } from '../../ledger/ledger.ts';
import type { BetRecord } from '../records/bet-record.ts';
import type { BookParts } from '../book-parts.ts';
import { isNear, partsMax, startCashout } from './cash-out.ts';
import type { OfferBoard } from './offer-board.ts';
import { offerFor } from './offer.ts';
import { stakePartMin } from './stake-part.ts';

type OfferRefusal =
  /** Never offered: invented, altered, of another bet or another player. */
  | 'cashout_offer_unknown'
  | 'cashout_offer_expired'
  /** The amount that was sent is not what the offer comes to. */
  | 'cashout_offer_mismatch'
  /** A part was taken since, or the bet is worth something else by now. */
  | 'cashout_changed';

export type OfferTaken =
  | { readonly kind: 'started'; readonly bet: BetRecord }
  | { readonly kind: 'fault'; readonly code: OfferRefusal | 'cashout_part_invalid'; readonly amount: Minor }
  | { readonly kind: 'none'; readonly reason: CashoutReason };

export interface OfferWish {
  readonly offerId: string;
  /** The amount the player saw for the part. */
  readonly seen: Minor;
  /** Null: all that is in play. */
  readonly stakePart: Minor | null;
}

type TakeParts = Pick<BookParts, 'environment' | 'settings'> & { readonly offers: OfferBoard };

/**
 * Starts to cash out at what was offered, while the offer stands (MYBETS-6, MYBETS-10). What the player says they saw must be
 * what the offer comes to; it decides nothing else. The amount is the offer's, whatever today's would be.
 */
export async function takeOffer(entry: Entry, parts: TakeParts, bet: BetRecord, wish: OfferWish): Promise<OfferTaken> {
  const today = offerFor(parts, bet);
  if (today.amount === null) return { kind: 'none', reason: today.reason };
  const { stakeLeft } = bet;
  const stakePart = wish.stakePart ?? stakeLeft;
  const worth = partOfOfferFloor(today.amount, stakePart, stakeLeft);
  if (!isStakePart(stakePart, stakeLeft, stakePartMin(stakeLeft)) || worth < 1) {
    return { kind: 'fault', code: 'cashout_part_invalid', amount: today.amount };
  }
  if (bet.course.parts.length >= partsMax) return { kind: 'none', reason: 'not_offered' };
  const taken = offered(parts, bet, { ...wish, stakePart }, worth);
  if (typeof taken === 'string') return { kind: 'fault', code: taken, amount: worth };
  return { kind: 'started', bet: await startCashout(entry, parts, bet, { stakePart, amount: taken }) };
}

/** What the offer comes to for the part, or why it can't be taken. */
function offered(
  parts: TakeParts,
  bet: BetRecord,
  { offerId, seen, stakePart }: OfferWish & { readonly stakePart: Minor },
  worth: Minor,
): Minor | OfferRefusal {
  const offer = parts.offers.issued(bet, offerId);
  if (offer === null) return 'cashout_offer_unknown';
  if (offer.expiresMs < parts.environment.realNow()) return 'cashout_offer_expired';
  if (offer.stakeLeft !== bet.stakeLeft) return 'cashout_changed';
  const amount = partOfOfferFloor(offer.amount, stakePart, bet.stakeLeft);
  if (seen !== amount) return 'cashout_offer_mismatch';
  return isNear(parts, amount, worth) ? amount : 'cashout_changed';
}
