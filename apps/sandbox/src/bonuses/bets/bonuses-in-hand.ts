import { freebetVariants } from '@slipstream/betting/bonus/bonus-effect';
import type { BonusHolder } from '@slipstream/betting/bonus/eligibility';
import type { HeldBonus } from '@slipstream/betting/bonus/player-bonuses';
import type { BonusId } from '@slipstream/units/ids';
import { minor } from '@slipstream/units/minor';
import { odds } from '@slipstream/units/odds';
import type { Transaction } from 'kysely';
import type { Tables } from '../../database/tables.ts';
import { namedBonuses, shownId, statusIn, type BonusRow } from '../bonus-store.ts';
import { conditionsOf } from '../conditions.ts';
import type { Offer } from '../offer.ts';
import { offerOf } from '../offers.data.ts';

/** The bonuses a request names, as their player has them at this moment. */
export interface BonusesInHand {
  readonly holder: BonusHolder;
  readonly byId: ReadonlyMap<string, BonusInHand>;
}

export interface BonusInHand {
  readonly row: BonusRow;
  readonly offer: Offer;
  readonly held: HeldBonus;
  /** Matches it was farmed with already. */
  readonly farmed: readonly string[];
}

/** Nothing is asked of the database for bets that name no bonus, which are most. */
export async function bonusesInHand(
  transaction: Transaction<Tables>,
  playerId: string,
  names: readonly string[],
  nowMs: number,
): Promise<BonusesInHand | null> {
  if (names.length === 0) return null;
  const player = await transaction
    .selectFrom('player')
    .select(['country', 'verified'])
    .where('id', '=', playerId)
    .executeTakeFirst();
  if (player === undefined) return null;
  const byId = new Map<string, BonusInHand>();
  for (const row of await namedBonuses(transaction, playerId, names)) {
    if (byId.has(shownId(row))) continue;
    const offer = offerOf(row.offer);
    const once = 'farmOncePerEvent' in offer && offer.farmOncePerEvent;
    const farmed = once ? await farmedMatches(transaction, row.id) : [];
    const status =
      offer.kind === 'tournament' ? statusIn(row.status, await poolState(transaction, offer.key)) : row.status;
    byId.set(shownId(row), { row, offer, held: heldOf({ ...row, status }, offer), farmed });
  }
  return { holder: { nowMs, country: player.country, isVerified: player.verified === 1 }, byId };
}

async function farmedMatches(transaction: Transaction<Tables>, bonusId: string): Promise<readonly string[]> {
  const uses = await transaction
    .selectFrom('bonus_use')
    .select('match_ids')
    .where('bonus_id', '=', bonusId)
    .where('state', '<>', 'released')
    .where('points', '>', 0)
    .execute();
  return uses.flatMap(({ match_ids: ids }) => JSON.parse(ids) as string[]);
}

async function poolState(transaction: Transaction<Tables>, offer: string) {
  const known = transaction.selectFrom('tournament').select('state').where('offer', '=', offer);
  return (await known.executeTakeFirst())?.state;
}

function heldOf(row: BonusRow, offer: Offer): HeldBonus {
  const id = shownId(row) as BonusId;
  const usesMax = offer.kind === 'comboboost' ? offer.usesMax : null;
  const terms = {
    status: row.status,
    endsMs: row.expires_ms,
    usesLeft: usesMax === null ? null : Math.max(0, usesMax - row.times_used),
    conditions: conditionsOf(offer, row.currency),
  };
  if (offer.kind === 'comboboost') return { kind: offer.kind, id, terms, ranges: rangesOf(offer.ranges) };
  if (offer.kind === 'freebet') {
    const variant = freebetVariants[row.freebet_type ?? offer.type];
    return { kind: offer.kind, id, terms, variant, amount: minor(row.amount ?? 0), currency: row.currency ?? '' };
  }
  return { kind: offer.kind, id, terms };
}

function rangesOf(ranges: Extract<Offer, { kind: 'comboboost' }>['ranges']) {
  return ranges.map((range) => ({
    minCount: range.min_count,
    maxCount: range.max_count ?? Number.MAX_SAFE_INTEGER,
    bonusOdds: odds(range.bonus_odds),
    minOdds: odds(range.min_odds),
  }));
}
