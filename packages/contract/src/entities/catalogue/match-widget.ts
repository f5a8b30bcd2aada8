import * as z from 'zod/mini';
import type { Client } from '../../client-form.ts';
import { epochMs, id, key, leagueId, list, marketId, odds, outcomeId, specifier, text, whole } from '../../scalars.ts';
import { timestamp } from '../../timestamp.ts';
import { incidentWire } from './incident.ts';
import { periodScoreWire, scoreWire, sideWire } from './match-statistics.ts';

export const widgetTypes = ['statistics', 'timeline', 'head-to-head', 'form', 'standings', 'odds-movement'] as const;

const figure = whole(0, 1_000_000);

const statisticsWire = z.object({
  type: z.literal('statistics'),
  /** Rows with bars: `shots`, `corners`, `possession` (per cent), `break_points`. */
  rows: list(z.object({ key, unit: z.enum(['count', 'percent', 'tenths']), home: figure, away: figure }), 60),
  /** Who presses, from -100 (all away) to 100 (all home), oldest first. */
  momentum: list(z.object({ at_ms: epochMs, value: whole(-100, 100) }), 300),
});

const timelineWire = z.object({ type: z.literal('timeline'), incidents: list(incidentWire, 500) });

/** A match that is over, as a line in a history. */
const pastMatchWire = z.object({
  id,
  start_time: timestamp,
  tournament: z.object({ id: leagueId, name: text(150) }),
  home: text(150),
  away: text(150),
  total_score: scoreWire,
  period_score: list(periodScoreWire, 100),
  winner: z.nullable(sideWire),
});

const headToHeadWire = z.object({
  type: z.literal('head-to-head'),
  home_wins: figure,
  draws: figure,
  away_wins: figure,
  matches: list(pastMatchWire, 50),
});

/** `won` tells each competitor's own result; the side it played on differs from line to line. */
const formLineWire = z.object({ match: pastMatchWire, won: z.nullable(z.boolean()) });
const formWire = z.object({ type: z.literal('form'), home: list(formLineWire, 20), away: list(formLineWire, 20) });

const standingsWire = z.object({
  type: z.literal('standings'),
  rows: list(
    z.object({
      position: whole(1, 1000),
      competitor: z.object({ id, name: text(150) }),
      played: figure,
      won: figure,
      drawn: figure,
      lost: figure,
      scored: figure,
      conceded: figure,
      points: figure,
    }),
    200,
  ),
});

/** How the prices of one market moved; the query says which market. */
const oddsMovementWire = z.object({
  type: z.literal('odds-movement'),
  market_id: marketId,
  specifier,
  outcomes: list(
    z.object({ id: outcomeId, name: text(200), points: list(z.object({ at_ms: epochMs, odds }), 200) }),
    50,
  ),
});

/** The answers of GET /matches/{id}/{type} (CAT-2). */
export const matchWidgetWire = z.discriminatedUnion('type', [
  statisticsWire,
  timelineWire,
  headToHeadWire,
  formWire,
  standingsWire,
  oddsMovementWire,
]);
export type MatchWidget = Client<typeof matchWidgetWire>;
