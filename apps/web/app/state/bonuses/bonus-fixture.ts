import type { Bonus } from '@slipstream/contract/entities/bonuses/bonus';
import type { BonusId } from '@slipstream/units/ids';
import { minor } from '@slipstream/units/minor';

const anyValue = { min: null, max: null };

/** A freebet as the server tells of it, for tests. */
export function freebetOf(
  id: string,
  changes: Partial<Extract<Bonus, { bonusType: 'freebet' }>> = {},
): Extract<Bonus, { bonusType: 'freebet' }> {
  return {
    id: id as BonusId,
    version: 1,
    name: id,
    description: '',
    userBonusStatus: 'active',
    status: 'active',
    validFrom: null,
    validTo: null,
    triggerKey: 'trader',
    conditions: {
      betTypes: [],
      totalOdds: anyValue,
      selectionOdds: anyValue,
      selectionCount: anyValue,
      matchStatus: [],
      sportKeys: [],
      categoryIds: [],
      tournamentIds: [],
      currencies: ['EUR'],
      countryCodes: [],
      onlyVerified: false,
    },
    banners: [],
    showInPromotion: false,
    issued: {
      timesUsed: 0,
      usesLeft: 1,
      issuedAt: '2026-11-15T17:00:00Z',
      activatedAt: null,
      expiredAt: '2026-11-20T17:00:00Z',
      seen: false,
      computedStatus: 'valid',
    },
    bonusType: 'freebet',
    type: 'freebet_only_win',
    amount: minor(500),
    currency: 'EUR',
    isActive: true,
    boostMultiplier: 1000,
    boostData: null,
    ...changes,
  };
}
