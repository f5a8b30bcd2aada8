import * as z from 'zod/mini';
import type { Client } from '../../client-form.ts';
import { epochMs, key, list, text, whole, withDefault } from '../../scalars.ts';

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
  direction: withDefault(z.enum(['up', 'down']), 'up'),
  running: z.boolean(),
  /** Elapsed (up) or remaining (down) at `at_ms`. */
  shown_ms: whole(0, 86_400_000),
  at_ms: epochMs,
  /** Where the period's clock stops counting and added time begins, when the sport has it. */
  limit_ms: withDefault(z.nullable(whole(0, 86_400_000)), null),
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
  tiebreak: withDefault(z.nullable(scoreWire), null),
});
export type PeriodScore = Client<typeof periodScoreWire>;

export const matchStatisticsWire = z.object({
  clock: withDefault(z.nullable(matchClockWire), null),
  total_score: withDefault(z.nullable(scoreWire), null),
  /** Words, not numbers: `40` and `A` in tennis, `187/4 (18.3)` in cricket. */
  game_score: withDefault(z.nullable(z.object({ home: text(20), away: text(20) })), null),
  current_server: withDefault(z.nullable(sideWire), null),
  period_score: withDefault(list(periodScoreWire, 100), []),
  max_period_number: withDefault(whole(0, 100), 0),
  /** Small facts for the scoreboard: `red_cards`, `corners`, `aces`. */
  facts: withDefault(list(z.object({ key, home: points, away: points }), 40), []),
});
export type MatchStatistics = Client<typeof matchStatisticsWire>;
