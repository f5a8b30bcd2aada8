import { bonusListWire, type BonusList } from '@slipstream/contract/entities/bonuses/bonus-status';
import type { BonusId } from '@slipstream/units/ids';

/** The query key that names a bonus, as `bonus=freebets/48213377` (BONUS-15). */
const bonusKey = 'bonus';
const form = /^([a-z]+)\/([\w-]{1,100})$/;

export interface BonusAddress {
  readonly list: BonusList;
  readonly id: BonusId;
}

/** The bonus that an address opens; null if it names none. */
export function bonusAddress(search: string): BonusAddress | null {
  const [, name = '', id = ''] = form.exec(new URLSearchParams(search).get(bonusKey) ?? '') ?? [];
  const list = bonusListWire.safeParse(name);
  return list.success ? { list: list.data, id: id as BonusId } : null;
}

/** The same query without the bonus. */
export function withoutBonus(search: string): string {
  const query = new URLSearchParams(search);
  query.delete(bonusKey);
  return query.size === 0 ? '' : `?${query}`;
}
