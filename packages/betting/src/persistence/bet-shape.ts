import type { SystemType } from '@slipstream/contract/entities/system-type';
import { oddsEven, oddsMax } from '@slipstream/units/odds';
import { systemSelectionsMax } from '../arithmetic/system-lines.ts';
import type { ComboboostRange } from '../bonus/comboboost.ts';
import type { AvailableBonuses, Comboboost, FarmingBonus, Freebet } from '../ticket/available-bonuses.ts';
import type { Bet, BetBonus } from '../ticket/bet.ts';
import { stakeMinorMax } from '../ticket/price-bet.ts';
import type { Acceptance, Selection } from '../ticket/selection.ts';
import { aBoolean, aCount, aText, listOf, objectOf, oneOf, orNull, within } from './shape.ts';
import type { Shape } from './shape.ts';

const aPrice = within(oddsEven, oddsMax);
const aStake = within(0, stakeMinorMax);

/** A price of several legs, or a factor. */
export const aTotal = within(oddsEven, Number.MAX_SAFE_INTEGER);

export const selectionShape = objectOf<Selection>({
  id: aText,
  matchId: aText,
  matchUrnId: aText,
  matchSlug: aText,
  matchStatus: oneOf(0, 1, 2, 3, 4, 5),
  marketId: aText,
  marketName: aText,
  marketGroup: aText,
  specifier: aText,
  outcomeId: aText,
  outcomeName: aText,
  odds: aPrice,
  acceptedOdds: aPrice,
  initialOdds: aPrice,
  active: aBoolean,
  isSuspended: aBoolean,
  isChanged: aBoolean,
  isNotAvailable: aBoolean,
  isStale: aBoolean,
  provider: oneOf('betradar', 'oddin', 'betconstruct'),
  sportKey: aText,
  nameA: aText,
  nameB: aText,
  categoryName: aText,
  type: aText,
  marketVersion: aCount,
  matchVersion: aCount,
  floorOdds: orNull(aPrice),
  acceptance: orNull(
    objectOf<Acceptance>({ at: aCount, odds: aPrice, isLooping: aBoolean, coversUntil: orNull(aCount) }),
  ),
});

export const comboboostRangeShape = objectOf<ComboboostRange>({
  minCount: aCount,
  maxCount: aCount,
  bonusOdds: aTotal,
  minOdds: aTotal,
});

const farmingShape = objectOf<FarmingBonus>({ id: aText });

const bonusesShape = objectOf<AvailableBonuses>({
  comboboost: orNull(objectOf<Comboboost>({ id: aText, ranges: listOf(comboboostRangeShape) })),
  freebet: listOf(
    objectOf<Freebet>({
      id: aText,
      variant: oneOf('no_risk', 'all_win', 'only_win'),
      amount: aStake,
      currency: aText,
    }),
  ),
  hunting: orNull(farmingShape),
  lootbox: orNull(farmingShape),
  tournament: orNull(farmingShape),
});

const systemTypeFields = objectOf<SystemType>({
  id: aText,
  totalCount: within(2, systemSelectionsMax),
  winCount: within(1, systemSelectionsMax),
  cover: oneOf('exact', 'full'),
});

const systemTypeShape: Shape = (value) => systemTypeFields(value) && value.winCount <= value.totalCount;

export const betShape = objectOf<Bet>({
  betType: oneOf('single', 'combo', 'system', 'custom_bet'),
  stake: aStake,
  currency: aText,
  subunits: within(1, Number.MAX_SAFE_INTEGER),
  isFiat: aBoolean,
  stakeSource: oneOf('stake', 'potentialWin', 'sharing'),
  potentialWin: orNull(aStake),
  selections: listOf(selectionShape),
  customOdds: orNull(aTotal),
  acceptedCustomOdds: orNull(aTotal),
  isCustomOddsChanged: aBoolean,
  bonus: orNull(
    objectOf<BetBonus>({ id: aText, type: oneOf('comboboost', 'freebet', 'hunting', 'lootbox', 'tournament') }),
  ),
  isBonusChosen: aBoolean,
  bonusOdds: orNull(aTotal),
  availableBonuses: bonusesShape,
  systemType: orNull(systemTypeShape),
  jackpots: listOf(objectOf<{ readonly id: string }>({ id: aText })),
  betId: orNull(aText),
  status: orNull(aText),
  isVip: aBoolean,
  freebetStake: orNull(aStake),
  profit: aCount,
  odds: orNull(aTotal),
});
