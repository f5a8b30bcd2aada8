import type { Event } from '@slipstream/contract/entities/event';

import type { Sides } from './outcome-grid.ts';

const nobody = { name: '\u0000', shortName: '' };

/** The two sides of a match; a season has none, and no outcome is named after them. */
export function sidesOf(event: Event): Sides {
  return event.type === 'match' ? event.competitors : { home: nobody, away: nobody };
}
