import { lazy, Suspense } from 'react';

import { withWords } from '../shared/messages/with-words.ts';
import { useSite } from '../site/site.tsx';
import { useOffers } from '../state/offers/offers.ts';
import type { BlockProps } from './block-types.ts';

const JackpotSection = lazy(
  withWords(['bonuses'], async () => import('../features/bonuses/jackpots/jackpot-section.tsx')),
);

/** The jackpots as a block; hidden for visitors who want no offers. */
export function Jackpots({ settings }: BlockProps<'jackpots'>) {
  const { bonuses } = useSite();
  const offers = useOffers();
  if (!bonuses.hasJackpots || offers !== 'on') return null;
  return (
    <Suspense>
      <JackpotSection title={settings.title} limit={settings.limit} />
    </Suspense>
  );
}
