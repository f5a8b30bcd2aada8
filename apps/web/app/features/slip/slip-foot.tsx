import type { TicketSummary } from '@slipstream/betting/summary/summarise-ticket';
import type { Bet } from '@slipstream/betting/ticket/bet';
import type { Ticket } from '@slipstream/betting/ticket/ticket';
import { useRef } from 'react';
import { useTranslations } from 'use-intl';

import { useWarningWords } from '../../shared/betting/refusal-words.ts';
import { phoneQuery, useMedia } from '../../ui/use-media.ts';
import type { Slip } from '../../state/slip/slip.ts';
import { Button } from '../../ui/button/button.tsx';
import { PlaceButton } from './place-button.tsx';
import { SlipFailure } from './slip-failure.tsx';
import styles from './slip-form.module.css';
import { SlipTotals } from './slip-totals.tsx';
import { StakeEntry } from './stake/stake-entry.tsx';

export interface SlipFootProps {
  readonly slip: Slip;
  readonly ticket: Ticket;
  /** The first bet of the slip, and the only one unless they are singles. */
  readonly bet: Bet;
  readonly summary: TicketSummary;
  readonly currency: string;
}

const blockedCodes: ReadonlySet<string> = new Set(['selection_not_available', 'match_closed', 'selection_suspended']);

/**
 * What is always visible: stake, what prevents placing, and the button; in a column also the totals. A phone has no
 * room for those beside its keyboard.
 */
export function SlipFoot({ slip, ticket, bet, summary, currency }: SlipFootProps) {
  const t = useTranslations('slip');
  const warningWords = useWarningWords();
  const isSheet = useMedia(phoneQuery);
  const stakeInput = useRef<HTMLInputElement>(null);
  const { bets, error, kind } = ticket;
  const canCleanUp = summary.refusals.some(({ code }) => blockedCodes.has(code));
  return (
    <div className={styles.foot}>
      {error !== null && <SlipFailure slip={slip} error={error} currency={currency} />}
      <StakeEntry
        key={bets.length > 1 ? 'each' : bet.betType}
        slip={slip}
        bets={bets}
        target="all"
        inputRef={stakeInput}
      />
      {!isSheet && <SlipTotals summary={summary} currency={currency} />}
      {summary.warnings.map((warning) => (
        <p key={warning.code} className={styles.warning}>
          {warningWords(warning, currency)}
        </p>
      ))}
      {canCleanUp && kind !== 'processing' && <Button onClick={slip.undo.cleanUp}>{t('place.cleanUp')}</Button>}
      <div className={styles.place}>
        <PlaceButton
          slip={slip}
          ticket={ticket}
          summary={summary}
          currency={currency}
          onStakeMissing={() => stakeInput.current?.focus()}
        />
      </div>
    </div>
  );
}
