import type { BonusId } from '@slipstream/units/ids';
import type { Minor } from '@slipstream/units/minor';
import { farmingKinds, perFarmingKind, type FarmingKind, type FreebetVariant } from '../bonus/bonus-effect.ts';
import type { ComboboostRange } from '../bonus/comboboost.ts';
import type { Bet, BetBonus } from './bet.ts';
import type { UpcomingBonus } from './ticket.ts';

export type Comboboost = { readonly id: BonusId; readonly ranges: readonly ComboboostRange[] };

export type Freebet = {
  readonly id: BonusId;
  readonly variant: FreebetVariant;
  readonly amount: Minor;
  readonly currency: string;
};

/** A bonus that changes nothing about what a bet pays: it farms points or opens a prize. */
export type FarmingBonus = { readonly id: BonusId };

/** The bonuses of a player, or those of them a bet can use; freebets are a list (BET-2). */
export type AvailableBonuses = {
  readonly comboboost: Comboboost | null;
  readonly freebet: readonly Freebet[];
} & Readonly<Record<FarmingKind, FarmingBonus | null>>;

export const noBonuses: AvailableBonuses = {
  comboboost: null,
  freebet: [],
  ...perFarmingKind(() => null),
};

/** A player's bonuses in the form the slip asks for; implemented by `bonus/player-bonuses.ts`. */
export type PlayerBonuses = {
  readonly availableFor: (bet: Bet) => AvailableBonuses;
  readonly upcomingFor: (bet: Bet) => readonly UpcomingBonus[];
  /** The jackpots the bet takes part in. */
  readonly jackpotsFor: (bet: Bet) => Bet['jackpots'];
};

const none = () => [];

export const noPlayerBonuses: PlayerBonuses = { availableFor: () => noBonuses, upcomingFor: none, jackpotsFor: none };

/** What a player prefers: a boosted bet cannot be cashed out. */
export type BoostPreference = 'boost' | 'cashout';

/**
 * Comboboost for players who prefer it to cashout, else hunting, else tournament (SLIP-12). Freebets and lootboxes are
 * only chosen by the player.
 */
export function defaultBonus(
  { comboboost, hunting, tournament }: AvailableBonuses,
  preference: BoostPreference | null,
): BetBonus | null {
  if (comboboost !== null && preference === 'boost') return { id: comboboost.id, type: 'comboboost' };
  if (hunting !== null) return { id: hunting.id, type: 'hunting' };
  if (tournament !== null) return { id: tournament.id, type: 'tournament' };
  return null;
}

/** The bonus with this id among those a bet can use. */
export function findBonus(bonuses: AvailableBonuses, id: BonusId): BetBonus | null {
  for (const type of ['comboboost', ...farmingKinds] as const) {
    if (bonuses[type]?.id === id) return { id, type };
  }
  return bonuses.freebet.some((freebet) => freebet.id === id) ? { id, type: 'freebet' } : null;
}

export function freebetOf({ bonus, availableBonuses }: Bet): Freebet | null {
  if (bonus?.type !== 'freebet') return null;
  return availableBonuses.freebet.find((freebet) => freebet.id === bonus.id) ?? null;
}
