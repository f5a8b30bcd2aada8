import * as z from 'zod/mini';
import type { Client } from '../../client-form.ts';
import { epochMs, key, list, text, whole } from '../../scalars.ts';

export const sideWire = z.enum(['home', 'away']);
export type Side = z.output<typeof sideWire>;

/** Where a contest stands. `number` counts periods, sets, quarters, maps, innings or rounds from 1; a half-time is break 1. */
export const matchStageWire = z.object({
  kind: z.enum([
    'not_started',
    'period',
    'break',
    'overtime',
    'shootout',
    'interrupted',
    'delayed',
    'ended',
    'abandoned',
    'cancelled',
  ]),
  number: whole(0, 100),
});
export type MatchStage = Client<typeof matchStageWire>;

/** The time on the board at a moment of the backend's clock; a page extrapolates it while it runs. */
export const matchClockWire = z.object({
  direction: z.enum(['up', 'down']),
  running: z.boolean(),
  /** Elapsed (up) or remaining (down) at `at_ms`. */
  shown_ms: whole(0, 86_400_000),
  at_ms: epochMs,
  /** Where the period's clock stops counting and added time begins, when the sport has it. */
  limit_ms: z.nullable(whole(0, 86_400_000)),
});
export type MatchClock = Client<typeof matchClockWire>;

const points = whole(0, 100_000);
export const scoreWire = z.object({ home: points, away: points });
export type Score = Client<typeof scoreWire>;

export const periodScoreWire = z.object({
  kind: z.enum(['period', 'overtime', 'shootout']),
  number: whole(1, 100),
  home: points,
  away: points,
  /** Points of the tie-break that decided a set. */
  tiebreak: z.nullable(scoreWire),
});
export type PeriodScore = Client<typeof periodScoreWire>;

export const matchStatisticsWire = z.object({
  clock: z.nullable(matchClockWire),
  total_score: z.nullable(scoreWire),
  /** Words, not numbers: `40` and `A` in tennis, `187/4 (18.3)` in cricket. */
  game_score: z.nullable(z.object({ home: text(20), away: text(20) })),
  current_server: z.nullable(sideWire),
  period_score: list(periodScoreWire, 100),
  max_period_number: whole(0, 100),
  /** Small facts for the scoreboard: `red_cards`, `corners`, `aces`. */
  facts: list(z.object({ key, home: points, away: points }), 40),
});
export type MatchStatistics = Client<typeof matchStatisticsWire>;
