import type { Bet } from '@slipstream/betting/ticket/bet';
import { selectionLabel } from '@slipstream/betting/refusals/selection-block';
import type { OddsChange } from '@slipstream/betting/summary/odds-changes';
import type { Selection } from '@slipstream/betting/ticket/selection';
import type { MessageByBet } from '@slipstream/betting/ticket/ticket';
import { memo, type ReactNode } from 'react';
import { useTranslations } from 'use-intl';

import { outcomeCrest } from '../../../shared/odds/outcome-crest.ts';
import { PageLink } from '../../../shared/links/page-link.tsx';
import { useOddsText } from '../../../shared/odds/use-odds-text.ts';
import { targets } from '../../../site/paths.ts';
import { Crest } from '../../../ui/crest/crest.tsx';
import { IconButton } from '../../../ui/button/button.tsx';
import { Icon } from '../../../ui/icon/icon.tsx';
import { VisuallyHidden } from '../../../ui/visually-hidden/visually-hidden.tsx';
import { LegMatch } from './leg-match.tsx';
import { LegNotes } from './leg-notes.tsx';
import styles from './slip-leg.module.css';

export interface SlipLegProps {
  readonly selection: Selection;
  readonly bet: Bet;
  readonly change: OddsChange | undefined;
  /** Why it conflicts with other selections, as text. */
  readonly conflict: string | undefined;
  /** The server's message about it. */
  readonly message: MessageByBet | undefined;
  readonly isLocked: boolean;
  readonly onRemove: () => void;
  /** The stake of a single. */
  readonly children?: ReactNode;
}

/** One selection: outcome, match, current price, and everything that matters before placing. */
export const SlipLeg = memo(function SlipLeg(props: SlipLegProps) {
  const { selection, bet, change, conflict, isLocked, onRemove, children } = props;
  const t = useTranslations('slip.leg');
  const odds = useOddsText();
  const { outcomeName, sportKey, matchSlug } = selection;
  const crest = outcomeCrest(selection);
  const isBlocked = selectionLabel(selection) !== null;
  return (
    <li className={styles.leg} data-conflict={conflict !== undefined || undefined}>
      <div className={styles.head}>
        {crest !== null && <Crest design={crest} />}
        <span className={styles.outcome}>{outcomeName}</span>
        {bet.betType !== 'custom_bet' && (
          <span
            className={styles.price}
            data-move={change?.direction}
            data-off={isBlocked || selection.isStale || undefined}
          >
            <VisuallyHidden>{t('price')}</VisuallyHidden>
            {odds(selection.odds)}
          </span>
        )}
      </div>
      <PageLink className={styles.match} target={targets.inSport(sportKey, matchSlug)}>
        <LegMatch selection={selection} />
      </PageLink>
      {!isLocked && (
        <span className={styles.remove}>
          <IconButton label={t('remove', { outcome: outcomeName })} onClick={onRemove}>
            <Icon name="close" size={16} />
          </IconButton>
        </span>
      )}
      <LegNotes {...props} />
      {children}
    </li>
  );
});
