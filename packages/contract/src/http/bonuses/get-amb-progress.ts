import * as z from 'zod/mini';
import { ambProgressWire } from '../../entities/bonuses/amb-progress.ts';
import { betIntentWire } from '../../entities/bets/bet-request.ts';
import { list } from '../../scalars.ts';
import type { Call } from '../call.ts';
import { playerErrors } from '../errors.ts';
import { nothing } from '../nothing.ts';

/** Takes the slip to compute what it would add; changes nothing. */
export const getAmbProgress = {
  id: 'getAmbProgress',
  summary: 'How far the player is from the next freebets',
  method: 'POST',
  base: 'v2',
  path: '/bonuses/freebets/amb',
  auth: 'player',
  params: nothing,
  query: nothing,
  body: z.object({ bets: list(betIntentWire, 100) }),
  reply: z.object({ data: list(ambProgressWire, 20) }),
  errors: playerErrors,
} as const satisfies Call;
