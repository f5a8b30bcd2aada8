import type { SportEvent } from '@slipstream/contract/entities/catalogue/event';
import { isMatchComing } from '@slipstream/units/match-status';
import { useMemo } from 'react';
import { useTranslations } from 'use-intl';

import { MatchSection } from '../features/event-list/match-section.tsx';
import { Featured } from '../features/featured/featured.tsx';
import { useLinks } from '../shared/links/use-links.ts';
import { HidesSports } from '../shared/settings/hides-sports.tsx';
import { useSearchKey } from '../shared/settings/use-search-key.ts';
import { targets } from '../site/paths.ts';
import { EmptyState } from '../ui/empty-state/empty-state.tsx';
import type { BlockProps } from './block-types.ts';

/** The best of what is on as cards or as a list, or what starts soon. */
export function TopEvents({ settings: { title, statuses, look }, data }: BlockProps<'top-events'>) {
  const t = useTranslations('blocks');
  const links = useLinks();
  const key = useSearchKey();
  const matches = useMemo(() => data.events.filter(isMatch), [data]);
  if (look === 'cards') return <Featured key={key} matches={matches} />;
  const isToCome = statuses.every((status) => isMatchComing(status));
  return (
    <HidesSports>
      <MatchSection
        key={key}
        title={title ?? t(isToCome ? 'startingSoon' : 'top')}
        matches={matches}
        grouping={isToCome ? 'kick-off' : 'league'}
        more={{ text: t('schedule'), href: links(targets.schedule) }}
        empty={<EmptyState icon="calendar" title={t('noUpcoming.title')} text={t('noUpcoming.text')} />}
      />
    </HidesSports>
  );
}

function isMatch(event: SportEvent): event is Extract<SportEvent, { type: 'match' }> {
  return event.type === 'match';
}
