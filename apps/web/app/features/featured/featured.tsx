import type { Match } from '@slipstream/contract/entities/catalogue/match';
import { useMemo } from 'react';
import { useSearchParams } from 'react-router';
import { useTranslations } from 'use-intl';

import { useStableList } from '../../shared/stable-list/use-stable-list.ts';
import { useHeldMatches, useMatchesOnBoard } from '../../state/board/use-matches-on-board.ts';
import { FeaturedMatch } from './featured-match.tsx';
import styles from './featured.module.css';

/** The matches that matter most, large, at the top of a page. */
export function Featured({ matches }: { readonly matches: readonly Match[] }) {
  const t = useTranslations('events');
  useMatchesOnBoard(matches);
  const shown = useShown(matches);
  // What was asked for by name is shown, hidden or not (SHOW-18).
  const isHideable = !useSearchParams()[0].has('sport');
  if (shown.length === 0) return null;
  return (
    <section className={styles.featured} aria-label={t('featured')}>
      {shown.map((match, index) => (
        <FeaturedMatch
          key={match.id}
          matchId={match.id}
          look={index % 2 === 0 ? 'tide' : 'ember'}
          isHideable={isHideable}
        />
      ))}
    </section>
  );
}

/** Another match becomes the best during a visit, but no card is replaced under a finger (RT-6). */
function useShown(matches: readonly Match[]): readonly Match[] {
  const [group] = useStableList(useMemo(() => [{ key: 'featured', matches }], [matches]));
  const shown = group?.matches ?? matches;
  useHeldMatches(useMemo(() => shown.map(({ id }) => id), [shown]));
  return shown;
}
