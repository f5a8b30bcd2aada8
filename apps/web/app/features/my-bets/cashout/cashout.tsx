import type { Bet } from '@slipstream/contract/entities/bets/bet';
import { useState } from 'react';
import { useTranslations } from 'use-intl';

import type { Api } from '../../../api/call-api.ts';
import { useMoney } from '../../../shared/money/use-money.ts';
import { trackedAmount } from '../../../state/analytics/tracked-amount.ts';
import { amountOf, orderCashout, type CashoutOrder } from '../../../state/my-bets/cash-out.ts';
import { useStores } from '../../../state/use-stores.ts';
import { Button } from '../../../ui/button/button.tsx';
import { CashoutConfirm } from './cashout-confirm.tsx';
import styles from './cashout.module.css';

type Step =
  | { readonly kind: 'offer' | 'confirm' | 'working' | 'lost' }
  | { readonly kind: 'said'; readonly words: string };

/** The price on the button, confirmed in place; while it is confirmed the price stays the one of the moment (MYBETS-6). */
export function Cashout({ bet, api }: { readonly bet: Bet; readonly api: Api }) {
  const t = useTranslations('myBets.cashout');
  const money = useMoney();
  const { bets, session, analytics } = useStores();
  const [step, setStep] = useState<Step>({ kind: 'offer' });
  const { cashout, stake } = bet;
  const { offer } = cashout;
  if (bet.status !== 'waiting_results') return null;
  if (step.kind === 'working' || step.kind === 'lost') {
    return <output className={styles.said}>{t(step.kind === 'lost' ? 'lost' : 'working')}</output>;
  }

  async function order(what: Omit<CashoutOrder, 'bet'>) {
    setStep({ kind: 'working' });
    const ordered = { ...what, bet };
    const answer = await orderCashout(ordered, { api, bets, wait, newKey, onLost: () => setStep({ kind: 'lost' }) });
    if (answer.kind === 'started') {
      const amount = trackedAmount(amountOf(ordered), stake.subunits);
      analytics.track({ name: 'cashed_out', amount, currency: stake.currency });
      setStep({ kind: 'offer' });
    }
    if (answer.kind === 'changed') {
      setStep({ kind: 'said', words: t('changed', { amount: money(answer.amount, stake.currency) }) });
    }
    if (answer.kind === 'refused') {
      setStep({ kind: 'said', words: answer.reason === null ? t('failed') : t(answer.reason) });
    }
    void session.refresh();
  }

  if (offer === null) {
    return <p className={styles.none}>{t(cashout.reason ?? 'not_offered')}</p>;
  }
  return (
    <div className={styles.cashout}>
      {step.kind === 'said' && <output className={styles.said}>{step.words}</output>}
      {step.kind === 'confirm' ? (
        <CashoutConfirm
          bet={bet}
          offer={offer}
          api={api}
          onOrder={(what) => void order(what)}
          onCancel={() => setStep({ kind: 'offer' })}
        />
      ) : (
        <Button onClick={() => setStep({ kind: 'confirm' })}>
          {t('button', { amount: money(offer.amount, stake.currency) })}
        </Button>
      )}
      <RuleOn bet={bet} />
    </div>
  );
}

/** What the bet waits for, while it does. */
function RuleOn({ bet }: { readonly bet: Bet }) {
  const t = useTranslations('myBets.cashout');
  const money = useMoney();
  const { rule } = bet.cashout;
  if (rule === null) return null;
  const { toCashoutMin: min, toCashoutMax: max } = rule;
  const { currency } = bet.stake;
  return (
    <>
      {min !== null && <p className={styles.none}>{t('profitOn', { amount: money(min, currency) })}</p>}
      {max !== null && <p className={styles.none}>{t('lossOn', { amount: money(max, currency) })}</p>}
    </>
  );
}

function newKey(): string {
  return crypto.randomUUID();
}

async function wait(ms: number): Promise<void> {
  await new Promise((resolve) => setTimeout(resolve, ms));
}
