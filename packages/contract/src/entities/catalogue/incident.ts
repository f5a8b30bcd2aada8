import * as z from 'zod/mini';
import type { Client } from '../../client-form.ts';
import { epochMs, id, key, text, whole } from '../../scalars.ts';
import { matchStageWire, scoreWire, sideWire } from './match-statistics.ts';

/** One thing that happened in a match: a goal, a card, a break of serve. */
export const incidentWire = z.object({
  id,
  /** `goal`, `yellow_card`, `corner`, `break`, `wicket`... Named by message keys, so a new one is no new version. */
  kind: key,
  side: z.nullable(sideWire),
  stage: matchStageWire,
  /** What the match's own clock showed; null in a sport without one. */
  shown_ms: z.nullable(whole(0, 86_400_000)),
  at_ms: epochMs,
  /** Who did it, where it is known. */
  actor: z.nullable(text(100)),
  score: z.nullable(scoreWire),
});
export type Incident = Client<typeof incidentWire>;
