import type { QuickBet } from '../quick-bet/quick-bet.ts';
import { betShape } from './bet-shape.ts';
import {
  aBoolean,
  aCount,
  aText,
  isRecord,
  listOf,
  objectOf,
  oneOf,
  orNull,
  recordOf,
  eitherOf,
  aWhole,
} from './shape.ts';
import { parsedVersion, storedVersion } from './stored-version.ts';
import type { Dropped } from './stored-version.ts';
import { acceptModeShape, errorShape, placedBetShape, placementShape } from './ticket-shape.ts';

export type QuickBetReading = { readonly kind: 'read' | 'repaired'; readonly quickBet: QuickBet } | Dropped;

const quickBetShape = objectOf<QuickBet>({
  isEnabled: aBoolean,
  state: oneOf('initial', 'processing', 'success', 'error'),
  bet: orNull(betShape),
  stake: aCount,
  currency: aText,
  isApproved: aBoolean,
  error: orNull(errorShape),
  acceptMode: acceptModeShape,
  warnings: listOf(recordOf(eitherOf(aWhole, aText))),
  placement: orNull(placementShape),
  placedBets: listOf(placedBetShape),
});

export function serialiseQuickBet(quickBet: QuickBet): string {
  return JSON.stringify({ version: storedVersion, quickBet });
}

/**
 * Never throws. A broken one keeps the key and the bet of a placement under way, if both are whole, and is switched off:
 * nothing must be placed with one tap on terms that may not be the player's.
 */
export function parseQuickBet(text: string, off: QuickBet): QuickBetReading {
  const parsed = parsedVersion(text);
  if (parsed.kind === 'dropped') return parsed;
  const stored = parsed.value['quickBet'];
  if (quickBetShape(stored) && isConsistent(stored)) return { kind: 'read', quickBet: stored };
  if (!isRecord(stored)) return { kind: 'dropped', reason: 'not-a-ticket' };
  const { bet, placement } = stored;
  if (!betShape(bet) || !placementShape(placement)) return { kind: 'dropped', reason: 'nothing-left' };
  return { kind: 'repaired', quickBet: { ...off, state: 'processing', bet, placement } };
}

function isConsistent({ state, placement, bet, isApproved, stake }: QuickBet): boolean {
  const isUnderWay = state === 'processing';
  return (placement !== null) === isUnderWay && (bet !== null || !isUnderWay) && (stake > 0 || !isApproved);
}
