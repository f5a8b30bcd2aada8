import { betIntentOf } from '@slipstream/betting/placing/bet-request';
import type { TicketSummary } from '@slipstream/betting/summary/summarise-ticket';
import type { Bet } from '@slipstream/betting/ticket/bet';
import type { Ticket } from '@slipstream/betting/ticket/ticket';
import { useRef } from 'react';
import { useTranslations } from 'use-intl';

import { useWarningWords } from '../../parts/refusal-words.ts';
import type { Slip } from '../../stores/slip/slip.ts';
import { useStores } from '../../stores/use-stores.ts';
import { Button } from '../../ui/button/button.tsx';
import { BonusChoice } from './bonus-choice.tsx';
import { PlaceButton } from './place-button.tsx';
import { ProgressLine } from './progress-line.tsx';
import { SlipFailure } from './slip-failure.tsx';
import styles from './slip-form.module.css';
import { SlipOptions } from './slip-options.tsx';
import { SlipTotals } from './slip-totals.tsx';
import { StakeEntry } from './stake-entry.tsx';

export interface SlipFootProps {
  readonly slip: Slip;
  readonly ticket: Ticket;
  /** The first of the slip's bets, and the only one unless they are singles. */
  readonly bet: Bet;
  readonly summary: TicketSummary;
  readonly currency: string;
}

const blockedCodes: ReadonlySet<string> = new Set(['not-available', 'match-closed', 'suspended']);

/** What always stays in sight: stake, what the slip comes to, what stands against it, and the button. */
export function SlipFoot({ slip, ticket, bet, summary, currency }: SlipFootProps) {
  const t = useTranslations('slip');
  const warningWords = useWarningWords();
  const { sharing } = useStores();
  const stakeInput = useRef<HTMLInputElement>(null);
  const { bets, error, inProgress } = ticket;
  const canCleanUp = summary.refusals.some(({ code }) => blockedCodes.has(code));
  return (
    <div className={styles.foot}>
      {error !== null && <SlipFailure store={slip.store} error={error} currency={currency} />}
      <StakeEntry
        key={bets.length > 1 ? 'each' : bet.betType}
        slip={slip}
        bets={bets}
        target="all"
        inputRef={stakeInput}
      />
      <BonusChoice store={slip.store} bet={bet} />
      <ProgressLine bets={bets} />
      {bet.jackpots.length > 0 && (
        <p className={styles.jackpot}>{t('freebet.jackpot', { count: bet.jackpots.length })}</p>
      )}
      <SlipTotals summary={summary} currency={currency} />
      {summary.warnings.map((warning) => (
        <p key={warning.code} className={styles.warning}>
          {warningWords(warning, currency)}
        </p>
      ))}
      {canCleanUp && !inProgress && <Button onClick={slip.undo.cleanUp}>{t('place.cleanUp')}</Button>}
      <PlaceButton
        slip={slip}
        ticket={ticket}
        summary={summary}
        currency={currency}
        onStakeMissing={() => stakeInput.current?.focus()}
      />
      <div className={styles.options}>
        <SlipOptions slip={slip} ticket={ticket} />
        <span className={styles.links}>
          <Button look="quiet" size="small" onClick={slip.undo.clear}>
            {t('clear')}
          </Button>
          <Button
            look="quiet"
            size="small"
            onClick={() => sharing.shareBets(bets.map((each) => betIntentOf(each, Date.now())))}
          >
            {t('share')}
          </Button>
        </span>
      </div>
    </div>
  );
}
