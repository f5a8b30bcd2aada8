import { totalOddsHalfUp } from '../arithmetic/ratio.ts';
import type {
  AvailableBonuses,
  Comboboost,
  FarmingBonus,
  Freebet,
  PlayerBonuses,
} from '../ticket/available-bonuses.ts';
import type { Bet } from '../ticket/bet.ts';
import { ratioOf } from '../ticket/price-bet.ts';
import type { UpcomingBonus } from '../ticket/ticket.ts';
import { perFarmingKind, type FarmingKind } from './bonus-effect.ts';
import { comboboostRange, comboboostUpcoming } from './comboboost.ts';
import { bonusReasons } from './eligibility.ts';
import type { BonusHolder, BonusSubject, BonusTerms } from './eligibility.ts';

/** A player's bonus with its conditions; null terms have none. */
export type HeldBonus = (
  | ({ readonly kind: 'comboboost' } & Comboboost)
  | ({ readonly kind: 'freebet' } & Freebet)
  | ({ readonly kind: FarmingKind } & FarmingBonus)
) & { readonly terms: BonusTerms | null };

type Held<Kind extends HeldBonus['kind']> = Extract<HeldBonus, { kind: Kind }>;

export type HeldJackpot = { readonly id: string; readonly currency: string };

/**
 * A player's bonuses in the form the slip asks for. It is passed to the slip, not built into it, so that players
 * without bonuses do not load it.
 */
export function playerBonuses(
  held: readonly HeldBonus[],
  holder: BonusHolder,
  jackpots: readonly HeldJackpot[] = [],
): PlayerBonuses {
  return {
    availableFor: (bet) => availableFor(bet, held, holder),
    upcomingFor: (bet) => upcomingFor(bet, held, holder),
    jackpotsFor: ({ currency }) =>
      jackpots.filter((jackpot) => jackpot.currency === currency).map(({ id }) => ({ id })),
  };
}

/** A bet as the conditions of a bonus see it. */
export function subjectOf(bet: Bet): BonusSubject {
  const ratio = ratioOf(bet);
  const { betType, currency, selections } = bet;
  return { betType, currency, selections, totalOdds: ratio === null ? null : totalOddsHalfUp(ratio) };
}

function availableFor(bet: Bet, held: readonly HeldBonus[], holder: BonusHolder): AvailableBonuses {
  const subject = subjectOf(bet);
  const fits = ({ terms }: HeldBonus) => terms === null || bonusReasons(terms, holder, subject).length === 0;
  const farming = (kind: FarmingKind) => {
    const found = held.find((bonus): bonus is Held<typeof kind> => bonus.kind === kind && fits(bonus));
    return found === undefined ? null : { id: found.id };
  };
  return {
    comboboost: bestComboboost(bet, held, fits),
    freebet: held
      .filter((bonus): bonus is Held<'freebet'> => bonus.kind === 'freebet' && bonus.currency === bet.currency)
      .filter(fits)
      .map(({ id, variant, amount, currency }) => ({ id, variant, amount, currency })),
    ...perFarmingKind(farming),
  };
}

/** A comboboost multiplies combo winnings, so only a combo inside one of its ranges has it; of several, the one that pays most. */
function bestComboboost(bet: Bet, held: readonly HeldBonus[], fits: (bonus: HeldBonus) => boolean): Comboboost | null {
  if (bet.betType !== 'combo') return null;
  const prices = bet.selections.map((selection) => selection.odds);
  let best: { readonly boost: Comboboost; readonly bonusOdds: number } | null = null;
  for (const bonus of held) {
    if (bonus.kind !== 'comboboost' || !fits(bonus)) continue;
    const bonusOdds = comboboostRange(bonus.ranges, prices)?.bonusOdds;
    if (bonusOdds !== undefined && bonusOdds > (best?.bonusOdds ?? 0)) {
      best = { boost: { id: bonus.id, ranges: bonus.ranges }, bonusOdds };
    }
  }
  return best?.boost ?? null;
}

/** What one more selection would add: only if the slip is or would become a combo, and no other condition fails. */
function upcomingFor(bet: Bet, held: readonly HeldBonus[], holder: BonusHolder): readonly UpcomingBonus[] {
  if (bet.betType !== 'combo' && bet.betType !== 'single') return [];
  const subject: BonusSubject = { ...subjectOf(bet), betType: 'combo' };
  const prices = bet.selections.map((selection) => selection.odds);
  return held.flatMap((bonus): readonly UpcomingBonus[] => {
    if (bonus.kind !== 'comboboost' || (bonus.terms !== null && isBarred(bonus.terms, holder, subject))) return [];
    const upcoming = comboboostUpcoming(bonus.ranges, prices);
    return upcoming === undefined ? [] : [{ ...upcoming, bonusId: bonus.id }];
  });
}

/** Whether more selections would not help. Count and total odds grow with them. */
function isBarred(terms: BonusTerms, holder: BonusHolder, subject: BonusSubject): boolean {
  const reasons = bonusReasons(terms, holder, subject);
  return reasons.some(({ code }) => code !== 'selection-count' && code !== 'total-odds');
}
