import type { SharedSelection } from '@slipstream/contract/entities/bets/shared-bet';
import { useTranslations } from 'use-intl';

import { MatchMoment } from '../../shared/match/match-moment.tsx';
import { useOddsText } from '../../shared/odds/use-odds-text.ts';
import styles from './shared-legs.module.css';

/** Each shared selection as it was and as it is. */
export function SharedLegs({ selections }: { readonly selections: readonly SharedSelection[] }) {
  const t = useTranslations();
  const odds = useOddsText();
  return (
    <ul className={styles.legs}>
      {selections.map((selection) => {
        const { match, market, outcome, specifier, oddsThen, oddsNow, change } = selection;
        const price = oddsNow ?? oddsThen;
        return (
          <li key={`${match.id}/${market.id}/${specifier}/${outcome.id}`} className={styles.leg} data-change={change}>
            <span className={styles.outcome}>{outcome.name}</span>
            <b className={styles.price}>{odds(price)}</b>
            <span className={styles.market}>{market.name}</span>
            <span className={styles.change}>
              {change === 'moved'
                ? t('share.open.change.moved', { from: odds(oddsThen), to: odds(price) })
                : change !== 'same' && t(`share.open.change.${change}`)}
            </span>
            <span className={styles.match}>
              <MatchMoment
                startTime={match.startTime}
                status={match.status}
                stage={match.stage}
                statistics={match.statistics}
                sport={{ key: match.sportKey, type: match.provider === 'oddin' ? 'cyber' : 'regular' }}
              />{' '}
              {match.nameB === '' ? match.nameA : t('slip.match', { home: match.nameA, away: match.nameB })}
            </span>
          </li>
        );
      })}
    </ul>
  );
}
