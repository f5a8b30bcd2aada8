import type { Match } from '@slipstream/contract/entities/catalogue/match';
import { useTranslations } from 'use-intl';

import { useSearchKey } from '../../shared/settings/use-search-key.ts';
import { EmptyState } from '../../ui/empty-state/empty-state.tsx';
import type { EventSectionProps } from './event-section.tsx';
import type { Grouping } from './group-matches.ts';
import { MatchSection } from './match-section.tsx';

export interface MatchSectionsProps {
  readonly live: readonly Match[];
  readonly upcoming: readonly Match[];
  readonly titles: { readonly live: string; readonly upcoming: string };
  readonly more?: { readonly live?: EventSectionProps['more']; readonly upcoming?: EventSectionProps['more'] };
  /** How upcoming matches are grouped. */
  readonly grouping?: Grouping;
}

/** Live matches above upcoming ones; an empty part is left out, and if both are empty a text is shown. */
export function MatchSections({ live, upcoming, titles, more, grouping = 'league' }: MatchSectionsProps) {
  const t = useTranslations('catalogue.empty');
  const key = useSearchKey();
  return (
    <>
      <MatchSection key={`live ${key}`} title={titles.live} isLive matches={live} more={more?.live} />
      <MatchSection
        key={`upcoming ${key}`}
        title={titles.upcoming}
        matches={upcoming}
        grouping={grouping}
        more={more?.upcoming}
      />
      {live.length + upcoming.length === 0 && <EmptyState icon="calendar" title={t('title')} text={t('text')} />}
    </>
  );
}
