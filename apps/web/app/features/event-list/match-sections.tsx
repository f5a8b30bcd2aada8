import type { Match } from '@slipstream/contract/entities/match';
import { useTranslations } from 'use-intl';

import { useSearchKey } from '../../parts/use-search-key.ts';
import { EmptyState } from '../../ui/empty-state/empty-state.tsx';
import { EventList } from './event-list.tsx';
import { EventSection, type EventSectionProps } from './event-section.tsx';
import type { Grouping } from './group-matches.ts';

export interface MatchSectionsProps {
  readonly live: readonly Match[];
  readonly upcoming: readonly Match[];
  readonly titles: { readonly live: string; readonly upcoming: string };
  readonly more?: { readonly live?: EventSectionProps['more']; readonly upcoming?: EventSectionProps['more'] };
  /** How the matches to come are parted. */
  readonly grouping?: Grouping;
}

/** What is being played over what is to come; a part without matches is left out, and nothing at all is said in words. */
export function MatchSections({ live, upcoming, titles, more, grouping = 'league' }: MatchSectionsProps) {
  const t = useTranslations('catalogue.empty');
  const key = useSearchKey();
  if (live.length + upcoming.length === 0) {
    return <EmptyState icon="calendar" title={t('title')} text={t('text')} />;
  }
  return (
    <>
      {live.length > 0 && (
        <EventSection title={titles.live} isLive {...(more?.live !== undefined && { more: more.live })}>
          <EventList key={key} matches={live} />
        </EventSection>
      )}
      {upcoming.length > 0 && (
        <EventSection title={titles.upcoming} {...(more?.upcoming !== undefined && { more: more.upcoming })}>
          <EventList key={key} matches={upcoming} grouping={grouping} />
        </EventSection>
      )}
    </>
  );
}
