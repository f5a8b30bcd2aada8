import type { QuickBet } from '@slipstream/betting/quick-bet/quick-bet';
import { refusalsForQuickPlacing } from '@slipstream/betting/quick-bet/refusals-for-quick-placing';
import { useTranslations } from 'use-intl';
import { useStore } from 'zustand';

import { useRefusalWords } from '../../parts/refusal-words.ts';
import { useMoney } from '../../parts/use-money.ts';
import { useOddsText } from '../../parts/use-odds-text.ts';
import type { Slip } from '../../stores/slip/slip.ts';
import { Button, IconButton } from '../../ui/button/button.tsx';
import { Icon } from '../../ui/icon/icon.tsx';
import styles from './quick-bet-body.module.css';

/** The compact receipt: what the last tap did, is doing, or would do. */
export function QuickBetState({ slip }: { readonly slip: Slip }) {
  const t = useTranslations('quickBet');
  const failure = useTranslations('slip.failure');
  const money = useMoney();
  const odds = useOddsText();
  const { quick, store } = slip;
  const { quickBet, refusal } = useStore(quick.state);
  const { terms } = useStore(store.state);
  const refusalWords = useRefusalWords();
  const words = (reason: NonNullable<typeof refusal>) =>
    refusalWords(reason, { currency: quickBet.currency, matchName: () => matchOf(quickBet) });
  const { bet, state, stake, isApproved, error, placedBets } = quickBet;
  const facts = {
    stake: money(stake, quickBet.currency),
    outcome: bet?.selections[0]?.outcomeName ?? '',
    odds: bet?.odds === null || bet === null ? '' : odds(bet.odds),
  };
  if (state === 'processing') return <output className={styles.state}>{t('placing', facts)}</output>;
  if (state === 'success') {
    const isChecked = placedBets.some(({ status }) => status === 'submitted');
    return (
      <output className={styles.state} data-tone="good">
        {t(isChecked ? 'checked' : 'placed', facts)}
        <Dismiss slip={slip} />
      </output>
    );
  }
  const reason = refusal === null ? serverReason() : words(refusal);
  if (reason !== null) {
    return (
      <output className={styles.state} data-tone="bad">
        {t('refused', { reason })}
        <Dismiss slip={slip} />
      </output>
    );
  }
  if (bet === null) return isApproved ? <p className={styles.hint}>{t('ready', facts)}</p> : null;
  const [first] = refusalsForQuickPlacing(bet, { ...terms, now: 0 });
  return (
    <div className={styles.state}>
      <span>{first === undefined ? t('waiting', facts) : words(first)}</span>
      {isApproved ? (
        <Button look="primary" size="small" onClick={quick.place}>
          {t('place', facts)}
        </Button>
      ) : (
        <span className={styles.hint}>{t('approveFirst')}</span>
      )}
    </div>
  );

  /** What the server said, in its own words. */
  function serverReason(): string | null {
    if (state !== 'error') return null;
    return error?.messagesByBet[0]?.localizedMessage ?? error?.details[0] ?? failure('default');
  }
}

function matchOf({ bet }: QuickBet): string {
  const selection = bet?.selections[0];
  return selection === undefined ? '' : `${selection.nameA} – ${selection.nameB}`;
}

function Dismiss({ slip }: { readonly slip: Slip }) {
  const t = useTranslations('quickBet');
  return (
    <IconButton label={t('dismiss')} onClick={() => slip.quick.dispatch({ kind: 'dismissed' })}>
      <Icon name="close" size={16} />
    </IconButton>
  );
}
