import type { Event } from '@slipstream/contract/entities/catalogue/event';

import { useSite } from '../../site/site.tsx';
import { link, targets } from '../../site/paths.ts';
import { jsonText, sportsEvent } from './sports-event.ts';

/** The event as schema.org describes it, for search engines. */
export function SportsEventData({ event }: { readonly event: Event }) {
  const { publicUrl, locale, rules } = useSite();
  const url = publicUrl + link(targets.inSport(event.tournament.sport.key, event.slug), locale, rules);
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: jsonText(sportsEvent(event, url)) }} />;
}
