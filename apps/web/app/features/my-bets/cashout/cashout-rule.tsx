import { cashoutRuleFault, type RuleFault, type RuleMarks } from '@slipstream/betting/cashout/cashout-rule';
import { parseStake } from '@slipstream/betting/stake/parse-stake';
import type { Bet } from '@slipstream/contract/entities/bets/bet';
import type { CashoutOffer } from '@slipstream/contract/entities/bets/cashout';
import type { Currency } from '@slipstream/units/currency';
import type { Minor } from '@slipstream/units/minor';
import { useState, type FormEvent } from 'react';
import { useTranslations } from 'use-intl';

import type { Api } from '../../../api/call-api.ts';
import { useMoney } from '../../../shared/money/use-money.ts';
import { useShownCurrency } from '../../../shared/money/use-shown-currency.ts';
import { changeRule, type CashoutOrder } from '../../../state/my-bets/cash-out.ts';
import { useStores } from '../../../state/use-stores.ts';
import { Button } from '../../../ui/button/button.tsx';
import { Field } from '../../../ui/field/field.tsx';
import styles from './cashout-confirm.module.css';

export interface CashoutRuleProps {
  readonly bet: Bet;
  /** What all that is in play is worth now; moves while it is looked at. */
  readonly offer: CashoutOffer;
  readonly api: Api;
  readonly onOrder: (what: Omit<CashoutOrder, 'bet'>) => void;
}

type Which = 'profit' | 'loss';
type Said = { readonly about: Which; readonly words: string; readonly isReached: boolean };

/** "Cash out when it rises or falls to this much" (MYBETS-8). What would sell at once is offered as what it is. */
export function CashoutRule({ bet, offer, api, onOrder }: CashoutRuleProps) {
  const t = useTranslations('myBets.cashout');
  const money = useMoney();
  const { bets } = useStores();
  const [typed, setTyped] = useState({ profit: '', loss: '' });
  const [said, setSaid] = useState<Said | null>(null);
  const { currency } = bet.stake;
  const unit = useShownCurrency()(currency);

  async function save(event: FormEvent) {
    event.preventDefault();
    const profit = read(typed.profit, unit);
    const loss = read(typed.loss, unit);
    if (profit === undefined || loss === undefined) {
      setSaid({ about: profit === undefined ? 'profit' : 'loss', words: t('ruleEmpty'), isReached: false });
      return;
    }
    const marks: RuleMarks = { toCashoutMin: profit, toCashoutMax: loss };
    const fault = cashoutRuleFault(marks, { now: offer.amount, most: bet.potentialWin });
    if (fault !== null) {
      setSaid(wordsOf(fault));
      return;
    }
    const answer = await changeRule(bet, marks, { api, bets });
    const about = profit === null ? 'loss' : 'profit';
    setSaid(answer.kind === 'saved' ? null : { about, words: answer.message ?? t('ruleFailed'), isReached: false });
  }

  function wordsOf(fault: RuleFault): Said {
    const amount = money(offer.amount, currency);
    switch (fault) {
      case 'empty':
        return { about: 'profit', words: t('ruleEmpty'), isReached: false };
      case 'profit-reached':
        return { about: 'profit', words: t('profitReached', { amount }), isReached: true };
      case 'loss-reached':
        return { about: 'loss', words: t('lossReached', { amount }), isReached: true };
      case 'out-of-reach': {
        const most = money(bet.potentialWin, currency);
        return { about: 'profit', words: t('outOfReach', { amount: most }), isReached: false };
      }
    }
  }

  if (bet.cashout.rule !== null) {
    return <Button onClick={() => void changeRule(bet, null, { api, bets })}>{t('ruleStop')}</Button>;
  }
  return (
    <form className={styles.rule} aria-label={t('rule')} onSubmit={(event) => void save(event)}>
      <b className={styles.ruleName}>{t('rule')}</b>
      {(['profit', 'loss'] as const).map((which) => (
        <Field
          key={which}
          label={t(which)}
          hint={t(`${which}Hint`)}
          {...(said?.about === which && { error: said.words })}
          value={typed[which]}
          onChange={(event) => setTyped({ ...typed, [which]: event.target.value })}
          suffix={unit.code}
          inputMode="decimal"
          autoComplete="off"
          maxLength={24}
        />
      ))}
      <Button type="submit">{t('ruleSet')}</Button>
      {said?.isReached === true && (
        <Button look="primary" onClick={() => onOrder({ offer, stakePart: null })}>
          {t('ruleNow', { amount: money(offer.amount, currency) })}
        </Button>
      )}
    </form>
  );
}

/** Null for nothing written, undefined for what is no amount. */
function read(text: string, unit: Currency): Minor | null | undefined {
  if (text.trim() === '') return null;
  const reading = parseStake(text, unit);
  return reading.kind === 'stake' && reading.stake > 0 ? reading.stake : undefined;
}
