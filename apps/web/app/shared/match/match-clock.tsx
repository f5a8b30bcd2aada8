import type { MatchClock as Clock } from '@slipstream/contract/entities/catalogue/match-statistics';
import { useSyncExternalStore } from 'react';
import { useTranslations } from 'use-intl';

import { useStores } from '../../state/use-stores.ts';
import { clockFigures, type ClockFigures } from './clock-figures.ts';

/**
 * The running clock of a match. It subscribes to the text, so a tick that does not change the text does not re-render.
 */
export function MatchClock({ clock }: { readonly clock: Clock }) {
  const t = useTranslations('events');
  const world = useStores().clock;
  return useSyncExternalStore(
    world.subscribe,
    () => words(clockFigures(clock, world.now())),
    () => words(clockFigures(clock, world.renderedAtMs)),
  );

  function words(figures: ClockFigures): string {
    if (figures.kind === 'remaining') return figures.text;
    const { minute, added } = figures;
    return added === 0 ? t('minute', { minute }) : t('addedMinute', { minute, added });
  }
}
