import { checkCovered } from './checks/covered.ts';
import { checkCut } from './checks/cut.ts';
import { checkDisabled } from './checks/disabled.ts';
import { checkFocus } from './checks/focus.ts';
import { checkReceipts } from './checks/money/receipts.ts';
import { checkSideways } from './checks/sideways.ts';
import { checkSmall } from './checks/small.ts';
import { checkSums } from './checks/money/sums.ts';
import type { Bet } from '@slipstream/contract/entities/bets/bet';
import type { Look } from './look.ts';
import type { Complaint } from './types.ts';
import type { WalkWords } from './words.ts';

/** The checks that need no server. */
export function inspectLook({ views }: Look, words: WalkWords): readonly Complaint[] {
  return views.flatMap(({ facts }) => [
    ...checkCovered(facts),
    ...checkDisabled(facts),
    ...checkSideways(facts),
    ...checkSmall(facts),
    ...checkCut(facts),
    ...checkSums(facts.sums, words.figures),
  ]);
}

export const lookChecks = 6;

/** The checks of figures against the server. */
export function inspectBets(
  { views }: Look,
  bets: readonly Bet[],
  words: WalkWords,
  locale: string,
): readonly Complaint[] {
  return views.flatMap(({ facts }) => checkReceipts(facts.sums, bets, words.figures, locale));
}

/** The check of the focus after a step, by document. */
export function inspectFocus(before: Look, after: Look): readonly Complaint[] {
  return after.views.flatMap(({ scene, facts }) => {
    const was = before.views.find((view) => view.scene.frame === scene.frame);
    return was === undefined ? [] : checkFocus(was.facts, facts);
  });
}
