import { useLayoutEffect } from 'react';
import { useTranslations } from 'use-intl';
import { useStore } from 'zustand';

import { useMoney } from '../../shared/money/use-money.ts';
import type { Slip } from '../../state/slip/slip.ts';
import { useStores } from '../../state/use-stores.ts';
import { Button } from '../../ui/button/button.tsx';
import { Icon } from '../../ui/icon/icon.tsx';
import { useTapAnswer } from './quick-bet-state.tsx';
import styles from './quick-bet-strip.module.css';

/** Says on every page that a tap places a bet, with the stake and a way to switch it off (QUICK-9). */
export default function QuickBetStrip({ slip }: { readonly slip: Slip }) {
  const t = useTranslations('quickBet');
  const money = useMoney();
  const { panel } = useStores();
  const { quickBet, isTapSeen } = useStore(slip.quick.state);
  const { stake, currency } = quickBet;
  const tapAnswer = useTapAnswer(slip);
  // Shown here only while the tapped price is not visible.
  const answer = isTapSeen ? null : tapAnswer;
  // The strip makes the header taller, and with it the offset of everything sticky.
  useLayoutEffect(() => {
    const { dataset } = document.documentElement;
    dataset['strip'] = '';
    return () => void delete dataset['strip'];
  }, []);
  return (
    <div className={styles.strip}>
      <Icon name="zap" size={16} />
      <button
        type="button"
        className={styles.words}
        onClick={() => panel.setState({ isOpen: true, tab: 'slip' })}
        title={answer?.words}
        data-tone={answer?.tone}
      >
        {answer?.words ?? (stake > 0 ? t('on', { stake: money(stake, currency) }) : t('onWithoutStake'))}
      </button>
      <Button look="quiet" size="small" onClick={() => slip.quick.dispatch({ kind: 'toggled' })}>
        {t('turnOff')}
      </Button>
    </div>
  );
}
