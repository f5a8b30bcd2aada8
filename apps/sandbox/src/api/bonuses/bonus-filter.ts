import type { BonusOut } from '../../bonuses/serialise/bonus-out.ts';

export interface BonusFilter {
  readonly id?: readonly string[] | undefined;
  readonly status?: readonly string[] | undefined;
  readonly computed_status?: readonly string[] | undefined;
  readonly available?: boolean | undefined;
  readonly unseen?: boolean | undefined;
  readonly show_in_promotion?: boolean | undefined;
}

/** The filters of every list; `available` is what can be activated or used now. */
export function fits(bonus: BonusOut, filter: BonusFilter): boolean {
  const { issued, user_bonus_status: status } = bonus;
  const isAvailable = status === 'available' || status === 'active';
  const isUnseen = issued !== null && !issued.seen;
  return (
    (filter.id === undefined || filter.id.includes(bonus.id)) &&
    (filter.status === undefined || filter.status.includes(status)) &&
    (filter.computed_status === undefined || filter.computed_status.includes(issued?.computed_status ?? 'valid')) &&
    (filter.available === undefined || filter.available === isAvailable) &&
    (filter.unseen === undefined || filter.unseen === isUnseen) &&
    (filter.show_in_promotion === undefined || filter.show_in_promotion === bonus.show_in_promotion)
  );
}

/** At most so many of each kind, in the order they come. */
export function perType(bonuses: readonly BonusOut[], limit: number): BonusOut[] {
  const counts = new Map<string, number>();
  return bonuses.filter(({ bonus_type: kind }) => {
    const count = (counts.get(kind) ?? 0) + 1;
    counts.set(kind, count);
    return count <= limit;
  });
}
