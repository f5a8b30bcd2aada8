import * as z from 'zod/mini';
import { matchWidgetWire, widgetTypes } from '../../entities/catalogue/match-widget.ts';
import { marketId, matchId, specifier } from '../../scalars.ts';
import type { Call } from '../call.ts';
import { itemErrors } from '../errors.ts';
import { nothing } from '../nothing.ts';

/** `market_id` and `specifier` are read for odds-movement only; without them it answers the main market. */
export const getMatchWidget = {
  id: 'getMatchWidget',
  summary: 'Statistics, timeline, history, standings or odds movement of a match',
  method: 'GET',
  base: 'v2',
  path: '/matches/{id}/{type}',
  auth: 'public',
  params: z.object({ id: matchId, type: z.enum(widgetTypes) }),
  query: z.object({ market_id: z.optional(marketId), specifier: z.optional(specifier) }),
  body: nothing,
  reply: matchWidgetWire,
  errors: itemErrors,
} as const satisfies Call;
