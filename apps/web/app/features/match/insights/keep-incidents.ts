import type { Incident } from '@slipstream/contract/entities/catalogue/incident';

import { incidentLooks } from './tracker/known-words.data.ts';
import { isKnownIncident } from './tracker/known-words.ts';

/**
 * The incidents of a timeline, newest first: all if there are few, else the important ones and the latest of the
 * others. A volleyball set has fifty points.
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
