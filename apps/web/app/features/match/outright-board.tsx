import type { NonMatchEvent } from '@slipstream/contract/entities/catalogue/non-match-event';
import { isMatchOver } from '@slipstream/units/match-status';
import { useTranslations } from 'use-intl';

import { StarButton } from '../../shared/match/star-button.tsx';
import { useTimeText } from '../../shared/match/time-text.ts';
import { SportIcon } from '../../sports/sport-icon.tsx';
import { Breadcrumb } from './breadcrumb.tsx';
import styles from './outright-board.module.css';
import { ShareButton } from './share-button.tsx';

/** The head of an outright's page: its name and until when it can be bet on. */
export function OutrightBoard({ event }: { readonly event: NonMatchEvent }) {
  const t = useTranslations('match.outright');
  const timeText = useTimeText();
  const date = timeText(event.endDate ?? event.startTime, 'longDate');
  return (
    <header className={styles.board}>
      <div className={styles.bar}>
        <Breadcrumb league={event.tournament} />
        <StarButton type="matches" id={event.id} name={event.name} />
        <ShareButton title={event.name} />
      </div>
      <div className={styles.about}>
        <span className={styles.icon}>
          <SportIcon sportKey={event.tournament.sport.key} size={40} />
        </span>
        <div>
          <h1 className={styles.name}>{event.name}</h1>
          <p className={styles.note}>
            <span>{isMatchOver(event.status) ? t('ended') : t('closes', { date })}</span>
            <span>{t('runners', { count: event.competitors.length })}</span>
          </p>
        </div>
      </div>
    </header>
  );
}
