import type { SportEvent } from '@slipstream/contract/entities/catalogue/event';
import type { Incident } from '@slipstream/contract/entities/catalogue/incident';
import type { Market } from '@slipstream/contract/entities/catalogue/market';
import type { MarketGroup } from '@slipstream/contract/entities/catalogue/market-group';
import type { Match } from '@slipstream/contract/entities/catalogue/match';
import type { MatchWidget } from '@slipstream/contract/entities/catalogue/match-widget';

export type WidgetOf<Type extends MatchWidget['type']> = Extract<MatchWidget, { type: Type }>;

/** The data of a match page. A part that failed to load is null and left empty. */
export interface MatchPageData {
  readonly event: SportEvent;
  readonly markets: readonly Market[];
  readonly groups: readonly MarketGroup[];
  /** The version of the match when the markets were read. */
  readonly marketsVersion: number;
  readonly statistics: WidgetOf<'statistics'> | null;
  readonly incidents: readonly Incident[];
  readonly headToHead: WidgetOf<'head-to-head'> | null;
  readonly form: WidgetOf<'form'> | null;
  /** Whether head-to-head and form took longer than the page waits; they are asked for once it is alive. */
  readonly isHistoryLate: boolean;
  /** Other matches of the league. */
  readonly related: readonly Match[];
}
