import type { BonusRow } from '../bonus-store.ts';
import type { AnyFarmingOffer, HuntingOffer } from '../offer.ts';
import { offerOf } from '../offers.data.ts';
import type { BonusFacts } from './bonus-facts.ts';

const listMax = 1000;

/** What a player has gathered with a bonus, and what open bets may still bring. */
export function farmingOut({ uses: known, rows }: BonusFacts, offer: AnyFarmingOffer, row: BonusRow | null) {
  const uses = row === null ? [] : (known.get(row.id) ?? []).filter(({ state }) => state !== 'released');
  const open = uses.filter(({ state, status }) => state === 'open' && status !== 'cashed_out');
  const points = row?.points ?? 0;
  const potential = open.reduce((sum, use) => sum + use.points, 0);
  const farmed = new Set(uses.flatMap((use) => (use.points > 0 ? (JSON.parse(use.match_ids) as string[]) : [])));
  return {
    farming: {
      avg_stake: uses.length === 0 ? 0 : Math.floor(uses.reduce((sum, { stake }) => sum + stake, 0) / uses.length),
      bets_count: uses.length,
      points,
      available_points: points - (row?.points_spent ?? 0),
      potential_points: potential,
      potential_freebet_amount: offer.kind === 'hunting' ? freebetsBetween(offer, points, points + potential) : 0,
      initial_pool: offer.kind === 'tournament' ? offer.poolSeed : 0,
    },
    farm_once_per_event: offer.farmOncePerEvent,
    farmed_event_ids: offer.farmOncePerEvent ? [...farmed].slice(0, listMax) : [],
    used_in_bets: uses.slice(0, listMax).map((use) => use.bet_id),
    freebets_to_boost: offer.kind === 'hunting' && row?.status === 'active' ? boostable(rows) : [],
    points_rate: offer.pointsRate,
  };
}

function freebetsBetween({ thresholds }: HuntingOffer, from: number, to: number): number {
  const passed = thresholds.filter(({ points }) => points > from && points <= to);
  return passed.reduce((sum, { amount }) => sum + amount, 0);
}

function boostable(rows: readonly BonusRow[]): string[] {
  return rows
    .filter(({ kind, status }) => kind === 'freebet' && (status === 'available' || status === 'active'))
    .filter(({ offer: key, boost }) => {
      const offer = offerOf(key);
      return offer.kind === 'freebet' && (offer.boost?.steps.some((step) => step > boost) ?? false);
    })
    .slice(0, 100)
    .map(({ id }) => id);
}
