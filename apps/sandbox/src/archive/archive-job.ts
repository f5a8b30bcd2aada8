import type { Provider } from '@slipstream/contract/entities/catalogue/provider';
import type { paginationWire } from '@slipstream/contract/entities/pagination';
import type * as z from 'zod/mini';
import type { MarketsQuery } from '../serialise/markets-json.ts';
import type { EventFilters } from '../catalogue/select-events.ts';
import type { LeagueTally } from '../catalogue/tally-events.ts';
import type { WidgetAsked, WidgetOut } from '../widgets/match-widget.ts';

/** The state of live matches when a job is sent: the worker simulates none itself. */
export interface Moment {
  readonly seed: string;
  readonly worldMs: number;
  readonly realMs: number;
  /** Grows when a match changes its status: lists made before are then stale. */
  readonly epoch: number;
  /** Matches that are being played, with their status, and whether they take bets. */
  readonly playing: readonly (readonly [id: string, status: number, takesBets: boolean])[];
  readonly providersDown: readonly Provider[];
}

export interface ListJob {
  readonly kind: 'list';
  readonly query: EventFilters & { readonly page: number; readonly limit: number };
  readonly locale: string;
  /** Only favourites, or all but them; null for all. */
  readonly favourites: { readonly ids: readonly string[]; readonly wanted: boolean } | null;
  /** Matches that start in this span are written by who asks, from the boards that are played. */
  readonly heldFromMs: number;
  readonly heldToMs: number;
}

export type ArchiveJob =
  | ListJob
  | { readonly kind: 'tally'; readonly query: EventFilters }
  | { readonly kind: 'event'; readonly id: string; readonly locale: string }
  | { readonly kind: 'markets'; readonly id: string; readonly locale: string; readonly query: MarketsQuery }
  | ({ readonly kind: 'widget'; readonly id: string } & { readonly asked: WidgetAsked });

/** What each kind of job answers; null where there is no such event. */
export interface ArchiveAnswers {
  readonly list: {
    readonly items: readonly { readonly id: string; readonly json: string | null }[];
    readonly pagination: z.output<typeof paginationWire>;
  };
  readonly tally: readonly LeagueTally[];
  readonly event: string | null;
  readonly markets: string | null;
  readonly widget: WidgetOut | null;
}

export type AnswerOf<Job extends ArchiveJob> = ArchiveAnswers[Job['kind']];
