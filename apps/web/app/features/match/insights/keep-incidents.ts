import type { Incident } from '@slipstream/contract/entities/incident';

import { incidentLooks } from './tracker/known-words.data.ts';
import { isKnownIncident } from './tracker/known-words.ts';

/**
 * What a timeline shows, newest first: everything when there is little, else all that still matters and the latest of
 * what does not. A set of volleyball has fifty points, and nobody reads them an hour later.
 */
export function keepIncidents(incidents: readonly Incident[], max: number): readonly Incident[] {
  const newest = incidents.toReversed();
  const majorCount = newest.filter(({ kind }) => !isMinor(kind)).length;
  let minorsLeft = Math.max(0, max - majorCount);
  return newest
    .filter(({ kind }) => {
      if (!isMinor(kind)) return true;
      minorsLeft -= 1;
      return minorsLeft >= 0;
    })
    .slice(0, max);
}

function isMinor(kind: string): boolean {
  return isKnownIncident(kind) && incidentLooks[kind].isMinor;
}
