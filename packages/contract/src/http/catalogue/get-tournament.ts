import * as z from 'zod/mini';
import { leagueWire } from '../../entities/catalogue/league.ts';
import { leagueId } from '../../scalars.ts';
import type { Call } from '../call.ts';
import { itemErrors } from '../errors.ts';
import { nothing } from '../nothing.ts';

export const getTournament = {
  id: 'getTournament',
  summary: 'One league',
  method: 'GET',
  base: 'v2',
  path: '/tournaments/{id}',
  auth: 'public',
  params: z.object({ id: leagueId }),
  query: nothing,
  body: nothing,
  reply: z.object({ data: leagueWire }),
  errors: itemErrors,
} as const satisfies Call;
