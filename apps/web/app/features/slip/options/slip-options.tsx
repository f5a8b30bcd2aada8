import type { Ticket } from '@slipstream/betting/ticket/ticket';
import { selectionsOf } from '@slipstream/betting/ticket/ticket';
import type { OddsAcceptMode } from '@slipstream/contract/entities/catalogue/odds-settings';
import { useId, type ReactNode } from 'react';
import { useTranslations } from 'use-intl';

import { chooseAcceptMode } from '../../../state/slip/slip-settings.ts';
import type { Slip } from '../../../state/slip/slip.ts';
import { keepNotice, useNotice } from '../../../state/storage/seen-notices.ts';
import { Button } from '../../../ui/button/button.tsx';
import { Icon } from '../../../ui/icon/icon.tsx';
import { CurrencyChoice } from '../stake/currency-choice.tsx';
import { FloorField } from './floor-field.tsx';
import { PresetsForm } from '../stake/presets-form.tsx';
import styles from './slip-options.module.css';
import { useSlipTerms } from '../../../state/slip/use-ticket.ts';

const modes = ['none', 'higher', 'any'] as const satisfies readonly OddsAcceptMode[];

export interface SlipOptionsProps {
  readonly slip: Slip;
  readonly ticket: Ticket;
}

/** Acceptance mode (SLIP-8), floor odds of a selection, and the player's stake presets. */
export function SlipOptions({ slip, ticket }: SlipOptionsProps) {
  const t = useTranslations('slip.accept');
  const group = useId();
  const isPlayer = useSlipTerms(slip).player !== null;
  return (
    <details className={styles.options}>
      <summary className={styles.summary}>
        <Icon name="settings" />
        <span>
          {ticket.acceptMode === 'none' && t.rich('noneShort', bold)}
          {ticket.acceptMode === 'higher' && t.rich('higherShort', bold)}
          {ticket.acceptMode === 'any' && t.rich('anyShort', bold)}
        </span>
      </summary>
      <div className={styles.body}>
        <fieldset className={styles.modes}>
          <legend className={styles.legend}>{t('label')}</legend>
          {modes.map((mode) => (
            <label key={mode} className={styles.mode}>
              <input
                type="radio"
                name={group}
                checked={ticket.acceptMode === mode}
                onChange={() => void chooseAcceptMode(slip, mode)}
              />
              {t(mode)}
            </label>
          ))}
        </fieldset>
        {ticket.acceptMode === 'any' && <OddsWarning />}
        <fieldset className={styles.floors}>
          <legend className={styles.legend}>{t('floorLabel')}</legend>
          {selectionsOf(ticket.bets).map((selection) => (
            <FloorField key={selection.id} slip={slip} selection={selection} />
          ))}
        </fieldset>
        {isPlayer && <CurrencyChoice slip={slip} />}
        {isPlayer && <PresetsForm slip={slip} />}
      </div>
    </details>
  );
}

const bold = { b: (words: ReactNode) => <b>{words}</b> };

/** What accepting any odds means, said once a session to who chose it (NOTE-3). */
export function OddsWarning() {
  const t = useTranslations('notices.oddsWarning');
  if (useNotice('oddsSettingsWarning') !== null) return null;
  return (
    <output className={styles.warning}>
      {t('text')}
      <Button size="small" onClick={() => keepNotice('oddsSettingsWarning', 'seen')}>
        {t('ok')}
      </Button>
    </output>
  );
}
