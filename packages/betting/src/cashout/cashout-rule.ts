import type { CashoutRule } from '@slipstream/contract/entities/bets/cashout';
import type { Minor } from '@slipstream/units/minor';

/** The two amounts a rule waits for. */
export type RuleMarks = Pick<CashoutRule, 'toCashoutMin' | 'toCashoutMax'>;

/** What the rule's part of the bet is worth now, and the most it can come to. */
export type RuleWorth = { readonly now: Minor; readonly most: Minor };

/**
 * Why a rule is refused. `profit-reached` and `loss-reached`: it would cash out at once, which is not a rule but a cashout,
 * and has to be asked for as one (MYBETS-8). `out-of-reach`: the bet can never be worth that much.
 */
export type RuleFault = 'empty' | 'profit-reached' | 'loss-reached' | 'out-of-reach';

export function cashoutRuleFault({ toCashoutMin, toCashoutMax }: RuleMarks, worth: RuleWorth): RuleFault | null {
  if (toCashoutMin === null && toCashoutMax === null) return 'empty';
  if (toCashoutMin !== null && toCashoutMin <= worth.now) return 'profit-reached';
  if (toCashoutMin !== null && toCashoutMin > worth.most) return 'out-of-reach';
  return toCashoutMax !== null && toCashoutMax >= worth.now ? 'loss-reached' : null;
}

/** Whether a rule cashes out at this worth: its profit is reached, or its loss. */
export function isRuleStruck({ toCashoutMin, toCashoutMax }: RuleMarks, worth: Minor): boolean {
  return (toCashoutMin !== null && worth >= toCashoutMin) || (toCashoutMax !== null && worth <= toCashoutMax);
}
