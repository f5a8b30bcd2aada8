import { useTranslations } from 'use-intl';

import { MatchSection } from '../features/event-list/match-section.tsx';
import { useLinks } from '../shared/links/use-links.ts';
import { HidesSports } from '../shared/settings/hides-sports.tsx';
import { useSearchKey } from '../shared/settings/use-search-key.ts';
import { targets } from '../site/paths.ts';
import { EmptyState } from '../ui/empty-state/empty-state.tsx';
import type { BlockProps } from './block-types.ts';

export function LiveNow({ settings, data }: BlockProps<'live-now'>) {
  const t = useTranslations('blocks');
  const links = useLinks();
  return (
    <HidesSports>
      <MatchSection
        key={useSearchKey()}
        title={settings.title ?? t('liveNow')}
        isLive
        matches={data.matches}
        more={{ text: t('allLive'), href: links(targets.live) }}
        empty={<EmptyState icon="live" title={t('noLive.title')} text={t('noLive.text')} />}
      />
    </HidesSports>
  );
}
