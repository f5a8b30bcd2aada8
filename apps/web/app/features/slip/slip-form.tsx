import { betIntentOf } from '@slipstream/betting/placing/bet-request';
import { conflictsOf } from '@slipstream/betting/refusals/conflicts';
import { useRef } from 'react';
import { useTranslations } from 'use-intl';
import { useStore } from 'zustand';

import type { Slip } from '../../stores/slip/slip.ts';
import { useStores } from '../../stores/use-stores.ts';
import { Button } from '../../ui/button/button.tsx';
import { BetTypeChoice } from './bet-type-choice.tsx';
import { BoostLine } from './boost-line.tsx';
import { FreebetChoice } from './freebet-choice.tsx';
import { PlaceButton } from './place-button.tsx';
import { useWarningWords } from '../../parts/refusal-words.ts';
import { SlipFailure } from './slip-failure.tsx';
import styles from './slip-form.module.css';
import { SlipLegs } from './slip-legs.tsx';
import { SlipOptions } from './slip-options.tsx';
import { SlipTotals } from './slip-totals.tsx';
import { StakeEntry } from './stake-entry.tsx';
import { SystemChoice } from './system-choice.tsx';
import { UndoBar } from './undo-bar.tsx';

export interface SlipFormProps {
  readonly slip: Slip;
}

/** The slip while it is being made: selections, stake, what it comes to, and the button. */
export function SlipForm({ slip }: SlipFormProps) {
  const t = useTranslations('slip');
  const warningWords = useWarningWords();
  const { sharing } = useStores();
  const stakeInput = useRef<HTMLInputElement>(null);
  const { ticket, terms } = useStore(slip.store.state);
  const summary = slip.store.summary();
  const [bet] = ticket.bets;
  if (bet === undefined) return null;
  const currency = terms.currency.code;
  const isSingles = ticket.bets.length > 1;
  const canCleanUp = summary.refusals.some(({ code }) => blockedCodes.has(code));

  return (
    <fieldset className={styles.form} disabled={ticket.inProgress}>
      <legend className={styles.legend}>{t('title')}</legend>
      <BetTypeChoice store={slip.store} summary={summary} />
      {bet.betType === 'system' && <SystemChoice store={slip.store} bet={bet} systemTypes={summary.systemTypes} />}
      <div className={styles.scroll}>
        <SlipLegs slip={slip} ticket={ticket} summary={summary} conflicts={ticket.bets.flatMap(conflictsOf)} />
        <UndoBar undo={slip.undo} />
        <BoostLine summary={summary} />
      </div>
      <div className={styles.foot}>
        {ticket.error !== null && <SlipFailure store={slip.store} error={ticket.error} currency={currency} />}
        <StakeEntry
          key={isSingles ? 'each' : bet.betType}
          slip={slip}
          bets={ticket.bets}
          target="all"
          inputRef={stakeInput}
        />
        <FreebetChoice store={slip.store} bet={bet} />
        <SlipTotals summary={summary} currency={currency} />
        {summary.warnings.map((warning) => (
          <p key={warning.code} className={styles.warning}>
            {warningWords(warning, currency)}
          </p>
        ))}
        {canCleanUp && !ticket.inProgress && <Button onClick={slip.undo.cleanUp}>{t('place.cleanUp')}</Button>}
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
              onClick={() => sharing.shareBets(ticket.bets.map((each) => betIntentOf(each, Date.now())))}
            >
              {t('share')}
            </Button>
          </span>
        </div>
      </div>
    </fieldset>
  );
}

const blockedCodes: ReadonlySet<string> = new Set(['not-available', 'match-closed', 'suspended']);
