import { freebetVariants } from '@slipstream/betting/bonus/bonus-effect';
import type { BonusHolder, BonusTerms } from '@slipstream/betting/bonus/eligibility';
import type { HeldBonus } from '@slipstream/betting/bonus/player-bonuses';
import type { Bonus } from '@slipstream/contract/entities/bonuses/bonus';
import type { Profile } from '@slipstream/contract/entities/account/profile';
import { odds } from '@slipstream/units/odds';

/** The conditions of a bonus, as the rulebook reads them. */
export function termsOf({ userBonusStatus, validTo, issued, conditions }: Bonus): BonusTerms {
  const end = issued?.expiredAt ?? validTo;
  return {
    status: userBonusStatus,
    endsMs: end === null ? null : Date.parse(end),
    usesLeft: issued?.usesLeft ?? null,
    conditions,
  };
}

/** The holder. Only the server knows whether they are verified; the page assumes what the profile says. */
export function holderOf(profile: Profile | null, nowMs: number): BonusHolder {
  return { nowMs, country: profile?.country?.code ?? '', isVerified: profile?.verified ?? false };
}

/** A player's active bonuses, in the rulebook's form. */
export function heldOf(bonuses: readonly Bonus[]): readonly HeldBonus[] {
  return bonuses.filter(({ userBonusStatus }) => userBonusStatus === 'active').flatMap(heldBonus);
}

function heldBonus(bonus: Bonus): readonly HeldBonus[] {
  const { id } = bonus;
  const terms = termsOf(bonus);
  if (bonus.bonusType === 'jackpot') return [];
  if (bonus.bonusType === 'comboboost') {
    const ranges = bonus.ranges.map((range) => ({
      minCount: range.minCount,
      maxCount: range.maxCount ?? Number.MAX_SAFE_INTEGER,
      bonusOdds: odds(range.bonusOdds),
      minOdds: odds(range.minOdds),
    }));
    return [{ kind: bonus.bonusType, id, terms, ranges }];
  }
  if (bonus.bonusType === 'freebet') {
    const { amount, currency, type } = bonus;
    return [{ kind: bonus.bonusType, id, terms, variant: freebetVariants[type], amount, currency }];
  }
  return [{ kind: bonus.bonusType, id, terms }];
}
