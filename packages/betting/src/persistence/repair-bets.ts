import { selectionsMax } from '../refusals/refusals-for-pick.ts';
import type { Bet } from '../ticket/bet.ts';
import { reshaped } from '../ticket/edit-selections.ts';
import { noBonuses } from '../ticket/available-bonuses.ts';
import { selectionIdOf } from '../ticket/selection.ts';
import type { Selection, SelectionId } from '../ticket/selection.ts';
import { betShape, selectionShape } from './bet-shape.ts';
import { isRecord } from './shape.ts';

export type Repair = 'older-version' | 'broken-state' | 'broken-bet' | 'broken-selection' | 'repeated-selection';

export type RepairedBets = { readonly bets: readonly Bet[]; readonly repairs: readonly Repair[] };

/** What later versions added to a bet and to a selection, as it is when an older one says nothing of it. */
const betDefaults = {
  isFiat: true,
  potentialWin: null,
  acceptedCustomOdds: null,
  isCustomOddsChanged: false,
  isBonusChosen: false,
  availableBonuses: noBonuses,
  profit: 0,
  odds: null,
} as const;

const selectionDefaults = {
  isStale: true,
  floorOdds: null,
  acceptance: null,
  marketVersion: 0,
  matchVersion: 0,
} as const;

/** The bets that can be saved, in a shape a slip can have. */
export function repairedBets(stored: unknown): RepairedBets {
  const repairs: Repair[] = [];
  const seen = new Set<SelectionId>();
  const bets = (Array.isArray(stored) ? stored : []).flatMap((bet: unknown) => {
    const saved = repairedBet(bet, seen, repairs);
    if (saved === null) repairs.push('broken-bet');
    return saved === null ? [] : [saved];
  });
  const isSingles = bets[0]?.betType === 'single';
  const kept = isSingles ? bets.filter(({ betType }) => betType === 'single') : bets.slice(0, 1);
  if (kept.length < bets.length) repairs.push('broken-bet');
  return { bets: kept, repairs };
}

function repairedBet(stored: unknown, seen: Set<SelectionId>, repairs: Repair[]): Bet | null {
  if (!isRecord(stored) || !Array.isArray(stored['selections'])) return null;
  const selections = stored['selections'].flatMap((selection: unknown) => {
    const saved = isRecord(selection) ? repairedSelection(selection) : null;
    if (saved === null) repairs.push('broken-selection');
    else if (seen.has(saved.id)) repairs.push('repeated-selection');
    if (saved === null || seen.has(saved.id) || seen.size >= selectionsMax) return [];
    seen.add(saved.id);
    return [saved];
  });
  const bet = { ...betDefaults, acceptedCustomOdds: stored['customOdds'], ...stored, selections };
  if (selections.length === 0 || !betShape(bet)) return null;
  if (selections.length === stored['selections'].length && isWhole(bet)) return bet;
  return reshaped(bet, selections, { systemTypes: bet.systemType === null ? [] : [bet.systemType] });
}

function isWhole({ betType, selections }: Bet): boolean {
  return betType === 'custom_bet' || (betType === 'single') === (selections.length === 1);
}

/** The id is worked out again: it is what tells two selections apart, so it is not taken on trust. */
function repairedSelection(stored: Readonly<Record<string, unknown>>): Selection | null {
  const selection = { ...selectionDefaults, ...stored };
  return selectionShape(selection) ? { ...selection, id: selectionIdOf(selection) } : null;
}
