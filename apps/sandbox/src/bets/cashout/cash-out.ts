import { partOfOfferFloor } from '@slipstream/betting/cashout/part-of-offer';
import { minor, zeroMinor, type Minor } from '@slipstream/units/minor';
import type { Entry } from '../../ledger/ledger.ts';
import { post } from '../../ledger/post.ts';
import type { BetRecord } from '../records/bet-record.ts';
import { repriced } from '../records/bet-shape.ts';
import { saveBet } from '../records/bet-store.ts';
import type { BookParts } from '../book-parts.ts';
import { payoutTransfers } from '../settlement/payout-transfers.ts';
import { offerFor } from './offer.ts';

type CashoutParts = Pick<BookParts, 'environment' | 'settings'>;

/** What was agreed on: so much of the stake, for so much money. */
type Cashing = NonNullable<BetRecord['course']['cashing']>;

/** As many pieces as a bet's history can show. */
export const partsMax = 50;

/** Starts to cash out at an amount that the house itself has named: it offered it, or a rule waited for it. */
export async function startCashout(
  entry: Entry,
  parts: CashoutParts,
  bet: BetRecord,
  cashing: Cashing,
): Promise<BetRecord> {
  const course = { ...bet.course, cashing };
  const dueMs = parts.environment.realNow() + parts.settings.cashoutMs;
  const started = await saveBet(entry.transaction, { ...bet, status: 'cashout_in_progress', dueMs, course });
  return parts.settings.cashoutMs > 0 ? started : endCashout(entry, parts, started);
}

/** Pays a started cashout, or leaves the bet open if its price or value was lost meanwhile. */
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
  const today = partOfOfferFloor(offer.amount, cashing.stakePart, bet.stakeLeft);
  if (today < cashing.amount && !isNear(parts, cashing.amount, today)) return saveBet(entry.transaction, going);
  return payCashout(entry, parts.environment.worldNow(), going, cashing);
}

async function payCashout(
  entry: Entry,
  atMs: number,
  bet: BetRecord,
  { stakePart, amount }: Cashing,
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

/** Whether a bet is still worth about what was agreed on. */
export function isNear({ settings }: Pick<CashoutParts, 'settings'>, seen: Minor, today: Minor): boolean {
  const gap = BigInt(Math.abs(seen - today)) * 1000n;
  return gap <= BigInt(Math.max(seen, today)) * BigInt(settings.cashoutTolerancePermille);
}
