import { useTranslations } from 'use-intl';

import { EventList } from '../features/event-list/event-list.tsx';
import { EventSection } from '../features/event-list/event-section.tsx';
import { useLinks } from '../parts/use-links.ts';
import { useSearchKey } from '../parts/use-search-key.ts';
import { targets } from '../paths.ts';
import { EmptyState } from '../ui/empty-state/empty-state.tsx';
import type { BlockProps } from './block-types.ts';

/** What is being played. */
export function LiveNow({ settings, data }: BlockProps<'live-now'>) {
  const t = useTranslations('blocks');
  const links = useLinks();
  const key = useSearchKey();
  return (
    <EventSection
      title={settings.title ?? t('liveNow')}
      isLive
      more={{ text: t('allLive'), href: links(targets.live) }}
    >
      {data.matches.length > 0 ? (
        <EventList key={key} matches={data.matches} />
      ) : (
        <EmptyState icon="live" title={t('noLive.title')} text={t('noLive.text')} />
      )}
    </EventSection>
  );
}
