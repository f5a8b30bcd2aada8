import { boostedFloor } from '@slipstream/betting/bonus/pools';
import type { bonusWire } from '@slipstream/contract/entities/bonuses/bonus';
import { wireTime } from '@slipstream/contract/timestamp';
import { minor } from '@slipstream/units/minor';
import type * as z from 'zod/mini';
import { shownId, statusIn, type BonusRow } from '../bonus-store.ts';
import { conditionsOut } from '../conditions.ts';
import { amountIn } from '../issue.ts';
import type { FreebetOffer, Offer } from '../offer.ts';
import { offerOf } from '../offers.data.ts';
import type { BonusFacts } from './bonus-facts.ts';
import { farmingOut } from './farming-out.ts';
import { bannersOut, boxImagesOut } from './pictures-out.ts';

export type BonusOut = z.input<typeof bonusWire>;
type Out<Kind extends BonusOut['bonus_type']> = Extract<BonusOut, { bonus_type: Kind }>;

/** A bonus as its player sees it. */
export function bonusOut(facts: BonusFacts, row: BonusRow): BonusOut {
  return anyOut(facts, offerOf(row.offer), row);
}

/** An offer as anybody sees it. */
export function offerOut(facts: BonusFacts, offer: Offer): BonusOut {
  return anyOut(facts, offer, null);
}

function anyOut(facts: BonusFacts, offer: Offer, row: BonusRow | null): BonusOut {
  const fields = fieldsOut(facts, offer, row);
  switch (offer.kind) {
    case 'comboboost':
      return { ...fields, bonus_type: 'comboboost', type: 'comboboost', ranges: [...offer.ranges] };
    case 'freebet':
      return { ...fields, ...freebetOut(facts, offer, row) };
    case 'hunting':
      return {
        ...fields,
        ...farmingOut(facts, offer, row),
        bonus_type: 'hunting',
        type: 'hunting',
        currency: 'EUR',
        thresholds: offer.thresholds.map(({ points, type, amount }) => ({
          points,
          freebet_type: type,
          amount,
          reached: (row?.points ?? 0) >= points,
        })),
      };
    case 'lootbox':
      return { ...fields, ...farmingOut(facts, offer, row), ...lootboxOut(facts, offer, row) };
    case 'tournament':
      return { ...fields, ...farmingOut(facts, offer, row), ...tournamentOut(facts, offer) };
  }
}

function fieldsOut(facts: BonusFacts, offer: Offer, row: BonusRow | null) {
  const tournament = offer.kind === 'tournament' ? facts.tournaments.get(offer.key) : undefined;
  const endsMs = tournament?.ends_ms ?? row?.expires_ms ?? null;
  const isPast = endsMs !== null && endsMs <= facts.nowMs;
  const usesMax = offer.kind === 'comboboost' ? offer.usesMax : offer.kind === 'freebet' ? 1 : null;
  const from = tournament?.started_ms ?? row?.issued_ms ?? null;
  return {
    id: row === null ? offer.key : shownId(row),
    version: (row?.version ?? 1) + (tournament?.version ?? 0),
    ...facts.words.offers[offer.key],
    user_bonus_status: row === null ? ('not_available' as const) : statusIn(row.status, tournament?.state),
    status: isPast ? ('inactive' as const) : ('active' as const),
    valid_from: from === null ? null : wireTime(from),
    valid_to: endsMs === null ? null : wireTime(endsMs),
    trigger_key: offer.trigger,
    conditions: conditionsOut(offer, row?.currency ?? null),
    banners: bannersOut(facts.origin, offer.key),
    show_in_promotion: offer.showInPromotion,
    issued:
      row === null
        ? null
        : {
            times_used: row.times_used,
            uses_left: usesMax === null ? null : Math.max(0, usesMax - row.times_used),
            issued_at: wireTime(row.issued_ms),
            activated_at: row.activated_ms === null ? null : wireTime(row.activated_ms),
            expired_at: row.expires_ms === null ? null : wireTime(row.expires_ms),
            seen: row.seen === 1,
            computed_status: isPast || isOver(row) ? ('past' as const) : ('valid' as const),
          },
  };
}

/** Whether nothing more can come of it. */
export function isOver({ status }: Pick<BonusRow, 'status'>): boolean {
  return status !== 'available' && status !== 'active' && status !== 'not_available';
}

function freebetOut(facts: BonusFacts, offer: FreebetOffer, row: BonusRow | null) {
  const amount = minor(row?.amount ?? amountIn('EUR', offer.amount));
  return {
    bonus_type: 'freebet' as const,
    type: row?.freebet_type ?? offer.type,
    amount,
    currency: row?.currency ?? 'EUR',
    is_active: row?.status === 'active',
    boost_multiplier: row?.boost ?? 1000,
    boost_data: row === null ? null : boostOut(facts, offer, row),
  } satisfies Partial<Out<'freebet'>>;
}

function boostOut({ rows }: BonusFacts, { boost }: FreebetOffer, row: BonusRow): Out<'freebet'>['boost_data'] {
  const steps = boost?.steps.filter((step) => step > row.boost) ?? [];
  const [next] = steps;
  const canUse = row.status === 'available' || row.status === 'active';
  const hunts = rows.some(({ kind, status }) => kind === 'hunting' && status === 'active');
  if (boost === null || next === undefined || !canUse || !hunts) return null;
  const amount_after = boostedFloor(minor(row.amount_issued ?? 0), next);
  return { multiplier: next, amount_after, price_points: boost.pricePoints, steps };
}

function lootboxOut(facts: BonusFacts, offer: Extract<Offer, { kind: 'lootbox' }>, row: BonusRow | null) {
  const boxes = row === null ? [] : (facts.boxes.get(row.id) ?? []);
  const shown = boxes.slice(-200).map((box) => ({
    id: box.id,
    won_at: wireTime(box.won_ms),
    outcome: box.outcome,
    // The prize is not in the reply before the box is opened.
    prize: box.opened_ms === null ? null : (JSON.parse(box.prize) as (typeof offer.prizes)[number]['prize']),
  }));
  return {
    bonus_type: 'lootbox' as const,
    type: 'lootbox' as const,
    opens_on: offer.opensOn,
    prizes: offer.prizes.map((each) => ({ name: facts.words.prizes[each.prize.kind], ...each })),
    images: boxImagesOut(facts.origin),
    boxes: shown,
    boxes_unopened: boxes.filter(({ opened_ms: openedMs }) => openedMs === null).length,
  };
}

function tournamentOut(facts: BonusFacts, offer: Extract<Offer, { kind: 'tournament' }>) {
  const fact = facts.tournaments.get(offer.key);
  return {
    bonus_type: 'tournament' as const,
    type: 'tournament' as const,
    currency: offer.currency,
    pool_amount: fact?.pool ?? 0,
    pool_state: fact?.state ?? ('created' as const),
    payout_state: fact?.payout_state ?? ('initial' as const),
    participants: fact?.players ?? 0,
    prizes: offer.prizes.map(({ from, to, permille }) => ({
      from_position: from,
      to_position: to,
      share_permille: permille,
    })),
  };
}
