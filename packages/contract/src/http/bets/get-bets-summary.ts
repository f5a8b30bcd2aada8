import * as z from 'zod/mini';
import { betsSummaryWire, calendarDate } from '../../entities/bets/bets-summary.ts';
import { currencyCode, text } from '../../scalars.ts';
import type { Call } from '../call.ts';
import { playerErrors } from '../errors.ts';
import { nothing } from '../nothing.ts';

export const getBetsSummary = {
  id: 'getBetsSummary',
  summary: 'What a period came to',
  method: 'GET',
  base: 'v3',
  path: '/bets/summary',
  auth: 'player',
  params: nothing,
  query: z.object({ currency: currencyCode, from: calendarDate, to: calendarDate, time_zone: text(60) }),
  body: nothing,
  reply: betsSummaryWire,
  errors: playerErrors,
} as const satisfies Call;
