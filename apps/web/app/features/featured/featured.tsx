import type { Match } from '@slipstream/contract/entities/catalogue/match';
import { useTranslations } from 'use-intl';

import { useMatchesOnBoard } from '../../state/board/use-matches-on-board.ts';
import { FeaturedMatch } from './featured-match.tsx';
import styles from './featured.module.css';

/** The matches that matter most, large, at the top of a page. */
export function Featured({ matches }: { readonly matches: readonly Match[] }) {
  const t = useTranslations('events');
  useMatchesOnBoard(matches);
  if (matches.length === 0) return null;
  return (
    <section className={styles.featured} aria-label={t('featured')}>
      {matches.map((match, index) => (
        <FeaturedMatch key={match.id} matchId={match.id} look={index % 2 === 0 ? 'tide' : 'ember'} />
      ))}
    </section>
  );
}
