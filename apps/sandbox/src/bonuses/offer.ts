import type { bonusConditionsWire } from '@slipstream/contract/entities/bonuses/bonus-conditions';
import type { comboboostRangeWire } from '@slipstream/contract/entities/bonuses/comboboost';
import type { FreebetType } from '@slipstream/contract/entities/bonuses/freebet-type';
import type { lootboxWire } from '@slipstream/contract/entities/bonuses/lootbox';
import type * as z from 'zod/mini';
import type { JackpotKey, LevelCode, OfferKey, TermKey } from './offer-words.ts';

export type ConditionsOut = z.input<typeof bonusConditionsWire>;
export type PrizeOut = z.input<typeof lootboxWire>['prizes'][number];

/** What makes an offer be given (BONUS-2). */
type Trigger = 'sign_up' | 'deposit' | 'calendar' | 'promo_code' | 'trader';

interface OfferBase {
  /** What it is called and what it says is in `packages/locales`. */
  readonly key: OfferKey;
  readonly trigger: Trigger;
  /** What a player types to get it, and whether it is still taken. */
  readonly promoCode?: { readonly code: string; readonly isOver: boolean };
  /** Whether it counts at once or waits for the player. */
  readonly startsActive: boolean;
  /** How long it lasts from the day it is given, in world time. */
  readonly lifeMs: number | null;
  readonly showInPromotion: boolean;
  readonly conditions: Partial<ConditionsOut>;
  readonly terms: readonly TermKey[];
}

interface ComboboostOffer extends OfferBase {
  readonly kind: 'comboboost';
  readonly ranges: readonly z.input<typeof comboboostRangeWire>[];
  readonly usesMax: number | null;
}

export interface FreebetOffer extends OfferBase {
  readonly kind: 'freebet';
  readonly type: FreebetType;
  /** In euro cents; other currencies get what `amountIn` makes of it. */
  readonly amount: number;
  /** What points can make of it, in thousandths, and what each step costs; none when it can't be boosted. */
  readonly boost: { readonly steps: readonly number[]; readonly pricePoints: number } | null;
}

interface FarmingOffer extends OfferBase {
  readonly pointsRate: number;
  readonly farmOncePerEvent: boolean;
}

export interface HuntingOffer extends FarmingOffer {
  readonly kind: 'hunting';
  readonly thresholds: readonly { readonly points: number; readonly type: FreebetType; readonly amount: number }[];
}

export interface LootboxOffer extends FarmingOffer {
  readonly kind: 'lootbox';
  readonly opensOn: 'win' | 'lose' | 'both';
  readonly prizes: readonly Omit<PrizeOut, 'name'>[];
}

export interface TournamentOffer extends FarmingOffer {
  readonly kind: 'tournament';
  readonly currency: string;
  readonly poolSeed: number;
  /** How much of a stake goes into the pool, in hundred-thousandths. */
  readonly contributionRate: number;
  readonly durationMs: number;
  readonly prizes: readonly { readonly from: number; readonly to: number; readonly permille: number }[];
  /** Made-up rivals of the demo, so that a leaderboard has more than one row. */
  readonly rivals: readonly { readonly name: string; readonly points: number; readonly freebets: number }[];
}

/** An offer that bets earn points or prizes of. */
export type AnyFarmingOffer = Extract<Offer, FarmingOffer>;

export type Offer = ComboboostOffer | FreebetOffer | HuntingOffer | LootboxOffer | TournamentOffer;

/** "3 more bets of 5.00 for a freebet." */
export interface BetProgram {
  readonly key: string;
  readonly currency: string;
  readonly minStake: number;
  readonly ranges: readonly { readonly bets: number; readonly type: FreebetType; readonly amount: number }[];
}

export interface JackpotOffer {
  readonly key: JackpotKey;
  readonly currency: string;
  readonly contributionRate: number;
  readonly levels: readonly {
    readonly code: LevelCode;
    /** What the house puts in when the level starts. */
    readonly seed: number;
    readonly mustHitBy: number;
    /** Its part of a contribution, against those of the other levels. */
    readonly weight: number;
  }[];
}
