import type { MatchWidget } from '@slipstream/contract/entities/catalogue/match-widget';
import type { NonMatchEvent } from '@slipstream/contract/entities/catalogue/non-match-event';

export type StandingsRow = Extract<MatchWidget, { type: 'standings' }>['rows'][number];

/** An outright as a list shows it: with its favourites only. */
export interface ListedOutright {
  readonly event: NonMatchEvent;
  readonly choicesCount: number;
}
