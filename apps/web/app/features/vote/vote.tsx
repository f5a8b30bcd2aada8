import type { MatchId } from '@slipstream/units/ids';
import { useId, useRef } from 'react';
import { useFormatter, useTranslations } from 'use-intl';

import { sharesOf } from './shares-of.ts';
import { useVotes } from './use-votes.ts';
import styles from './vote.module.css';

export interface VoteProps {
  readonly matchId: MatchId;
  /** Votes are counted until the match is over. */
  readonly isOpen: boolean;
}

/** A poll on who wins, with the votes so far (VOTE-1). */
export function Vote({ matchId, isOpen }: VoteProps) {
  const t = useTranslations('vote');
  const format = useFormatter();
  const id = useId();
  const place = useRef<HTMLElement>(null);
  const { votes, cast } = useVotes(matchId, place);
  const options = votes?.options ?? [];
  const shares = sharesOf(options.map((option) => option.votes));
  const count = options.reduce((sum, option) => sum + option.votes, 0);
  return (
    <section ref={place} className={styles.vote} data-empty={options.length === 0 || undefined} aria-labelledby={id}>
      <h3 className={styles.question} id={id}>
        {t(isOpen ? 'question' : 'result')}
      </h3>
      <span className={styles.count}>{t('count', { count })}</span>
      <ul className={styles.options}>
        {options.map(({ option, name }, index) => (
          <li key={option}>
            <button
              type="button"
              className={styles.option}
              aria-pressed={votes?.voted === option}
              disabled={!isOpen}
              onClick={() => cast(option)}
            >
              <span className={styles.bar} style={{ inlineSize: `${shares[index] ?? 0}%` }} />
              <span className={styles.name}>{name}</span>
              {votes?.voted === option && <span className={styles.own}>{t('own')}</span>}
              <span className={styles.share}>{format.number((shares[index] ?? 0) / 100, { style: 'percent' })}</span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
