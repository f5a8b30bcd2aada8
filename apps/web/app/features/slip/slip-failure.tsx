import { refusalCodeOf } from '@slipstream/betting/refusals/server-refusal';
import type { TicketError } from '@slipstream/betting/ticket/ticket';
import { useTranslations } from 'use-intl';

import { remedyFor } from '../../shared/betting/refusal-table.ts';
import { useRefusalWords } from '../../shared/betting/refusal-words.ts';
import { RemedyButton } from '../../shared/betting/remedy.tsx';
import type { Slip } from '../../state/slip/slip.ts';
import { IconButton } from '../../ui/button/button.tsx';
import { Icon } from '../../ui/icon/icon.tsx';
import styles from './slip-failure.module.css';

export interface SlipFailureProps {
  readonly slip: Slip;
  readonly error: TicketError;
  readonly currency: string;
}

/** Why a placement was refused: what happened, that no money moved, and the server's message (PLACE-2, LIMIT-6). */
export function SlipFailure({ slip, error, currency }: SlipFailureProps) {
  const t = useTranslations('slip');
  const words = useRefusalWords();
  // Messages about one selection are shown beside it; messages about a bet of several have no other place.
  const about = new Set(
    error.messagesByBet.filter(({ selectionId }) => selectionId === null).map((message) => message.localizedMessage),
  );
  const remedy = remedyFor([error.code, ...error.messagesByBet.map(({ code }) => refusalCodeOf(code))]);
  const dismiss = () => void slip.dispatch({ kind: 'dismissed' });
  return (
    <div className={styles.failure} role="alert">
      <Icon name="warning" />
      <div className={styles.words}>
        <p>{words(error.refusal ?? { code: 'refused' }, { currency, matchName: () => '' })}</p>
        {[...about].map((detail) => (
          <p key={detail} className={styles.detail}>
            {detail}
          </p>
        ))}
        {remedy !== null && <RemedyButton remedy={remedy} onUsed={dismiss} />}
      </div>
      <IconButton label={t('dismiss')} onClick={dismiss}>
        <Icon name="close" size={16} />
      </IconButton>
    </div>
  );
}
