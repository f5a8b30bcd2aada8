import type { Event } from '@slipstream/contract/entities/event';
import type { Incident } from '@slipstream/contract/entities/incident';
import type { Market } from '@slipstream/contract/entities/market';
import type { MarketGroup } from '@slipstream/contract/entities/market-group';
import type { Match } from '@slipstream/contract/entities/match';
import type { MatchWidget } from '@slipstream/contract/entities/match-widget';

export type WidgetOf<Type extends MatchWidget['type']> = Extract<MatchWidget, { type: Type }>;

/** What a match page is made of. A part that did not load is null and leaves its place empty; the page stands without it. */
export interface MatchPageData {
  readonly event: Event;
  readonly markets: readonly Market[];
  readonly groups: readonly MarketGroup[];
  /** The version of the match when the markets were read. */
  readonly marketsVersion: number;
  readonly statistics: WidgetOf<'statistics'> | null;
  readonly incidents: readonly Incident[];
  readonly headToHead: WidgetOf<'head-to-head'> | null;
  readonly form: WidgetOf<'form'> | null;
  /** Other matches of the league, for whoever is done with this one. */
  readonly related: readonly Match[];
}
