import type { CashoutReason } from '@slipstream/contract/entities/cashout';
import { minor, zeroMinor, type Minor } from '@slipstream/units/minor';
import type { Entry } from '../../ledger/ledger.ts';
import { post } from '../../ledger/post.ts';
import type { BetRecord } from '../bets/bet-record.ts';
import { repriced } from '../bets/bet-shape.ts';
import { saveBet } from '../bets/bet-store.ts';
import type { BookParts } from '../book-parts.ts';
import { payoutTransfers } from '../settlement/payout-transfers.ts';
import { offerFor, partOfOffer } from './offer.ts';
import { isStakePart } from './stake-part.ts';

type CashoutParts = Pick<BookParts, 'floor' | 'settings'>;

export type CashoutStart =
  | { readonly kind: 'started'; readonly bet: BetRecord }
  /** The amount has moved away from the one seen; this is today's, for the part that was asked for. */
  | { readonly kind: 'changed'; readonly amount: Minor }
  | { readonly kind: 'part-invalid'; readonly amount: Minor }
  | { readonly kind: 'none'; readonly reason: CashoutReason };

export interface CashoutWish {
  /** The amount the player saw for the part. */
  readonly seen: Minor;
  /** Null: all that is in play. */
  readonly stakePart: Minor | null;
}

/** As many pieces as a bet's history can show. */
const partsMax = 50;

/**
 * Starts to cash out when what the player saw is still about what the bet is worth (MYBETS-6). They never get less than they
 * saw; where today's amount is a little higher, they get that.
 */
export async function startCashout(
  entry: Entry,
  parts: CashoutParts,
  bet: BetRecord,
  { seen, stakePart: wished }: CashoutWish,
): Promise<CashoutStart> {
  const offer = offerFor(parts, bet);
  if (offer.amount === null) return { kind: 'none', reason: offer.reason };
  const stakePart = wished ?? bet.stakeLeft;
  if (!isStakePart(stakePart, bet.stakeLeft)) return { kind: 'part-invalid', amount: offer.amount };
  if (bet.course.parts.length >= partsMax) return { kind: 'none', reason: 'not_offered' };
  const today = partOfOffer(offer.amount, stakePart, bet.stakeLeft);
  if (!isNear(parts, seen, today)) return { kind: 'changed', amount: today };
  const cashing = { stakePart, amount: minor(Math.max(seen, today)) };
  const course = { ...bet.course, cashing };
  const dueMs = parts.floor.realNow() + parts.settings.cashoutMs;
  const started = await saveBet(entry.transaction, { ...bet, status: 'cashout_in_progress', dueMs, course });
  return { kind: 'started', bet: parts.settings.cashoutMs > 0 ? started : await endCashout(entry, parts, started) };
}

/** The moment after: paid, unless the bet has lost its price or its worth meanwhile; then it simply goes on. */
export async function endCashout(entry: Entry, parts: CashoutParts, bet: BetRecord): Promise<BetRecord> {
  const { cashing } = bet.course;
  const going: BetRecord = {
    ...bet,
    status: 'waiting_results',
    dueMs: null,
    course: { ...bet.course, cashing: null },
  };
  const offer = offerFor(parts, going);
  if (cashing === null || offer.amount === null) return saveBet(entry.transaction, going);
  const today = partOfOffer(offer.amount, cashing.stakePart, bet.stakeLeft);
  if (today < cashing.amount && !isNear(parts, cashing.amount, today)) return saveBet(entry.transaction, going);
  return payCashout(entry, parts.floor.worldNow(), going, cashing);
}

async function payCashout(
  entry: Entry,
  atMs: number,
  bet: BetRecord,
  { stakePart, amount }: { readonly stakePart: Minor; readonly amount: Minor },
): Promise<BetRecord> {
  const key = `cashout:${bet.id}:${bet.course.parts.length}`;
  const transfers = payoutTransfers(bet, stakePart, amount);
  await post(entry, { key, kind: 'cashout', atMs, reference: bet.id, transfers });
  const stakeLeft = minor(bet.stakeLeft - stakePart);
  const paid = minor((bet.paid ?? 0) + amount);
  const course = { ...bet.course, rule: null, parts: [...bet.course.parts, { stakePart, amount, atMs }] };
  const after: BetRecord = { ...bet, stakeLeft, paid, course };
  if (stakeLeft > 0) return saveBet(entry.transaction, repriced(after));
  return saveBet(entry.transaction, {
    ...after,
    status: 'cashed_out',
    result: 'cashed_out',
    potentialWin: paid,
    stakeLeft: zeroMinor,
    settledMs: atMs,
  });
}

function isNear({ settings }: CashoutParts, seen: Minor, today: Minor): boolean {
  const gap = BigInt(Math.abs(seen - today)) * 1000n;
  return gap <= BigInt(Math.max(seen, today)) * BigInt(settings.cashoutTolerancePermille);
}
