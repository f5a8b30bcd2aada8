import type { SourceCatalogue } from '@slipstream/locales/catalogue';

import { incidentLooks, statisticKeys } from './known-words.data.ts';

/** What happened, by the feed's key; the words for it are in the catalogue. */
export type IncidentKind = Exclude<keyof SourceCatalogue['match']['incident'], 'other'>;
type StatisticKey = (typeof statisticKeys)[number];

/** A feed may send kinds and figures nobody has words for yet; those are shown by their keys (I18N-3). */
export function isKnownIncident(kind: string): kind is IncidentKind {
  return Object.hasOwn(incidentLooks, kind);
}

export function isKnownStatistic(key: string): key is StatisticKey {
  return (statisticKeys as readonly string[]).includes(key);
}

/** The same order in every match, whatever happened first in it; figures without words come last (SHOW-4). */
export function inStatisticOrder<Row extends { readonly key: string }>(rows: readonly Row[]): readonly Row[] {
  const placeOf = ({ key }: Row) => (isKnownStatistic(key) ? statisticKeys.indexOf(key) : statisticKeys.length);
  return rows.toSorted((one, other) => placeOf(one) - placeOf(other));
}
