import { useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { useStore } from 'zustand';

import { AmountField } from '../../shared/money/amount-field.tsx';
import { DelayBar } from '../../shared/betting/delay-bar.tsx';
import { usePress } from '../../shared/betting/use-press.ts';
import { useMoney } from '../../shared/money/use-money.ts';
import { useOddsText } from '../../shared/odds/use-odds-text.ts';
import type { Slip } from '../../state/slip/slip.ts';
import { Button, IconButton } from '../../ui/button/button.tsx';
import { Icon } from '../../ui/icon/icon.tsx';
import { useTapAnswer } from './quick-bet-state.tsx';
import styles from './quick-bet-tap.module.css';
import { useTapPlace } from './use-tap-place.ts';
import { useTapDismissal } from './use-tap-dismissal.ts';
import { useVerdictAlerts } from './use-verdict-alerts.ts';
import { useSlipTerms } from '../../state/slip/use-ticket.ts';

/** The answer to a tap, beside the price that was tapped (QUICK-8). */
export default function QuickBetTap({ slip }: { readonly slip: Slip }) {
  const t = useTranslations('quickBet');
  const ref = useRef<HTMLDivElement>(null);
  const { tappedId, isTapSeen, quickBet } = useStore(slip.quick.state);
  const answer = useTapAnswer(slip);
  useTapPlace(slip, answer === null ? null : tappedId, ref);
  useVerdictAlerts(slip);
  const isAsking = answer !== null && (answer.action !== null || answer.tone === 'bad');
  useTapDismissal(slip, ref, isAsking ? tappedId : null);
  // The stake field stays while it is being typed into, whatever the state of the stake.
  const [stakeAskedId, setStakeAskedId] = useState<string | null>(null);
  if (answer?.action === 'stake' && stakeAskedId !== tappedId) setStakeAskedId(tappedId);
  if (answer === null) return null;
  const { tone, words, action, checked } = answer;
  const hasStakeField = stakeAskedId === tappedId && quickBet.state === 'initial' && quickBet.bet !== null;
  return (
    <div
      ref={ref}
      popover="manual"
      className={styles.tap}
      data-tone={tone}
      data-asking={isAsking || undefined}
      data-seen={isTapSeen}
    >
      <output className={styles.words}>{words}</output>
      {isAsking && (
        <IconButton label={t('dismiss')} onClick={slip.quick.dismiss}>
          <Icon name="close" size={16} />
        </IconButton>
      )}
      {checked !== null && checked.delayUntilMs !== null && (
        <div className={styles.wide}>
          <DelayBar untilMs={checked.delayUntilMs} label={t('checkedName')} />
        </div>
      )}
      {(action !== null || hasStakeField) && (
        <div className={styles.wide}>
          {hasStakeField && <TapStake slip={slip} />}
          {action !== null && action !== 'stake' && <TapAction slip={slip} action={action} />}
        </div>
      )}
    </div>
  );
}

function TapStake({ slip }: { readonly slip: Slip }) {
  const { quick } = slip;
  const t = useTranslations('quickBet');
  const { stake } = useStore(quick.state, ({ quickBet }) => quickBet);
  const { currency } = useSlipTerms(slip);
  return (
    <AmountField
      label={t('stake')}
      amount={stake}
      currency={currency}
      onChange={(amount) => quick.dispatch({ kind: 'stake-changed', stake: amount })}
    />
  );
}

interface TapActionProps {
  readonly slip: Slip;
  readonly action: 'place' | 'accept-odds';
}

function TapAction({ slip: { quick }, action }: TapActionProps) {
  const t = useTranslations('quickBet');
  const money = useMoney();
  const odds = useOddsText();
  const { stake, bet, currency } = useStore(quick.state, ({ quickBet }) => quickBet);
  const facts = { stake: money(stake, currency), odds: bet === null || bet.odds === null ? '' : odds(bet.odds) };
  const isMoved = action === 'accept-odds';
  const words = t(isMoved ? 'placeAt' : 'place', facts);
  const press = usePress({
    deed: words,
    isToRead: isMoved,
    onPress: () =>
      isMoved ? void quick.dispatch({ kind: 'odds-change-accepted', odds: bet?.odds ?? null }) : quick.place(),
  });
  return (
    <Button look="primary" {...press}>
      {words}
    </Button>
  );
}
