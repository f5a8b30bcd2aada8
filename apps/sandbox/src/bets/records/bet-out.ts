import type { betWire } from '@slipstream/contract/entities/bets/bet';
import type { cashoutWire } from '@slipstream/contract/entities/bets/cashout';
import { wireTime } from '@slipstream/contract/timestamp';
import { findCurrency } from '@slipstream/units/currency';
import { minor } from '@slipstream/units/minor';
import type * as z from 'zod/mini';
import type { BookParts } from '../book-parts.ts';
import type { OfferBoard, StandingOffer } from '../cashout/offer-board.ts';
import { stakePartMin } from '../cashout/stake-part.ts';
import { wordFor } from '../word-for.ts';
import type { BetLeg, BetRecord, CashoutRule } from './bet-record.ts';
import { legNames } from './leg-names.ts';
import { matchBriefOut } from './match-brief-out.ts';

export type BetOut = z.input<typeof betWire>;
export type CashoutOut = z.input<typeof cashoutWire>;

export interface BetView extends Pick<BookParts, 'environment' | 'worldAt'> {
  readonly offers: OfferBoard;
}

/** A bet as its player sees it (MYBETS-1). */
export function betOut(view: BetView, bet: BetRecord, locale: string): BetOut {
  const offered = view.offers.look(bet);
  const { course, terms } = bet;
  return {
    id: bet.id,
    version: bet.version,
    type: bet.type,
    ref: bet.ref,
    status: bet.status,
    stake: { value: bet.stake, currency: bet.currency, subunits: findCurrency(bet.currency)?.subunits ?? 1 },
    win_amount: bet.paid,
    odds: bet.odds,
    selections: bet.legs.map((leg, at) => legOut(view, leg, { id: `${bet.id}-${at}`, locale })),
    created_at: wireTime(bet.createdMs),
    result: bet.result,
    to_cashout: offered.offer.amount,
    bonus: bonusOut(terms),
    system: systemOut(terms.system),
    used_in_jackpot: (terms.jackpots?.length ?? 0) > 0,
    is_vip: bet.isVip,
    potential_win: bet.potentialWin,
    settled_at: bet.settledMs === null ? null : wireTime(bet.settledMs),
    is_quick: bet.isQuick,
    cashout: cashoutOut(view, bet, offered),
    delay_until_ms: bet.status === 'submitted' && bet.dueMs !== null ? view.worldAt(bet.dueMs) : null,
    rejection:
      course.rejection === null ? null : { code: course.rejection, message: wordFor(course.rejection, locale) },
    offer:
      course.offer === null ? null : { stake: course.offer.stake, expires_at_ms: view.worldAt(course.offer.lapsesMs) },
    farmed: farmedOut(bet),
    jackpots: (terms.jackpots ?? []).map(({ id, contribution }) => ({ id, contribution })),
  };
}

export function cashoutOut(
  { worldAt }: Pick<BetView, 'worldAt'>,
  bet: BetRecord,
  { offer, issued, version }: StandingOffer,
): CashoutOut {
  const { rule, parts } = bet.course;
  const min = stakePartMin(bet.stakeLeft);
  return {
    version,
    reason: offer.reason,
    offer: issued === null ? null : { id: issued.id, amount: issued.amount, expires_at_ms: worldAt(issued.expiresMs) },
    partial_allowed: offer.amount !== null && min * 2 <= bet.stakeLeft,
    stake_left: bet.status === 'waiting_results' ? bet.stakeLeft : minor(0),
    stake_part_min: min,
    rule: rule === null ? null : ruleOut(rule),
    parts: parts.map(({ stakePart, amount, atMs }) => ({
      stake_part: stakePart,
      amount,
      created_at: wireTime(atMs),
    })),
  };
}

function ruleOut({ toCashoutMin, toCashoutMax, stakePart }: CashoutRule): CashoutOut['rule'] {
  return { to_cashout_min: toCashoutMin, to_cashout_max: toCashoutMax, stake_part: stakePart };
}

function bonusOut({ bonus }: BetRecord['terms']): BetOut['bonus'] {
  if (bonus === undefined) return null;
  return { id: bonus.shownId, type: bonus.type, odds: bonus.bonusOdds, freebet_type: bonus.freebetType };
}

/** What the bet brings when it is settled, or has brought; one that came back or was sold brings nothing. */
function farmedOut({ terms, result }: BetRecord): BetOut['farmed'] {
  const { bonus } = terms;
  const isLost = result === 'canceled' || result === 'refund_entire' || result === 'cashed_out';
  if (bonus === undefined || bonus.points === 0 || isLost) return [];
  return [{ bonus_id: bonus.shownId, type: bonus.type, points: bonus.points }];
}

function systemOut(system: BetRecord['terms']['system']): BetOut['system'] {
  if (system === null) return null;
  return { id: system.id, total_count: system.totalCount, win_count: system.winCount, cover: system.cover };
}

function legOut(
  view: BetView,
  leg: BetLeg,
  { id, locale }: { readonly id: string; readonly locale: string },
): BetOut['selections'][number] {
  const names = legNames(leg.about, locale);
  return {
    id,
    status: leg.status,
    market: { id: leg.marketId, name: names.market, group: leg.about.marketGroup },
    outcome: { id: leg.outcomeId, name: names.outcome },
    specifier: leg.specifier,
    odds: leg.odds,
    match: matchBriefOut(view.environment, leg, locale),
  };
}
