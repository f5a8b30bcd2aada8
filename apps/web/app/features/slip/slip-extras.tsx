import { betIntentOf } from '@slipstream/betting/placing/bet-request';
import { useTranslations } from 'use-intl';

import { useStores } from '../../state/use-stores.ts';
import { Button } from '../../ui/button/button.tsx';
import { BonusChoice } from './options/bonus-choice.tsx';
import { BoostChoice } from './options/boost-choice.tsx';
import { ProgressLine } from './progress-line.tsx';
import type { SlipFootProps } from './slip-foot.tsx';
import styles from './slip-form.module.css';
import { SlipOptions } from './options/slip-options.tsx';

/** The bonuses that the bet can use, and what it counts towards. */
export function SlipBonuses({ slip, ticket, bet }: Pick<SlipFootProps, 'slip' | 'ticket' | 'bet'>) {
  const t = useTranslations('slip');
  return (
    <>
      <BoostChoice slip={slip} bet={bet} />
      <BonusChoice slip={slip} bet={bet} />
      <ProgressLine bets={ticket.bets} />
      {bet.jackpots.length > 0 && (
        <p className={styles.jackpot}>{t('freebet.jackpot', { count: bet.jackpots.length })}</p>
      )}
    </>
  );
}

/** Settings, clear and share. */
export function SlipLinks({ slip, ticket }: Pick<SlipFootProps, 'slip' | 'ticket'>) {
  const t = useTranslations('slip');
  const { sharing } = useStores();
  return (
    <div className={styles.options}>
      <SlipOptions slip={slip} ticket={ticket} />
      <span className={styles.links}>
        <Button look="quiet" size="small" onClick={slip.undo.clear}>
          {t('clear')}
        </Button>
        <Button
          look="quiet"
          size="small"
          onClick={() => sharing.shareBets(ticket.bets.map((each) => betIntentOf(each, Date.now())))}
        >
          {t('share')}
        </Button>
      </span>
    </div>
  );
}
