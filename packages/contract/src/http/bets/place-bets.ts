import * as z from 'zod/mini';
import { betRequestWire } from '../../entities/bets/bet-request.ts';
import { betTypeWire } from '../../entities/bets/bet-status.ts';
import { betWire } from '../../entities/bets/bet.ts';
import { errorWire } from '../../entities/error.ts';
import { oddsAcceptModeWire } from '../../entities/catalogue/odds-settings.ts';
import { betErrorWire, placeErrorWire } from '../../entities/bets/place-error.ts';
import { list, localeCode, withDefault } from '../../scalars.ts';
import type { Call } from '../call.ts';
import { playerErrors } from '../errors.ts';
import { idempotent } from './idempotent.ts';
import { nothing } from '../nothing.ts';

/**
 * Singles are placed independently: a 200 can contain placed and refused bets. If none was accepted it is an error
 * (PLACE-2).
 */
export const placeBets = {
  id: 'placeBets',
  summary: 'Place bets',
  method: 'POST',
  base: 'v3',
  path: '/bets',
  auth: 'player',
  params: nothing,
  query: nothing,
  headers: idempotent,
  body: z.object({
    meta: z.object({
      device_id: z.uuid(),
      quick: z.boolean(),
      type: betTypeWire,
      locale: localeCode,
      /** Which price changes the server may accept without asking. */
      odds_accept_mode: oddsAcceptModeWire,
    }),
    bets: z.array(betRequestWire).check(z.minLength(1), z.maxLength(100)),
  }),
  reply: z.object({ bets: list(betWire, 100), errors_by_bet: withDefault(list(betErrorWire, 100), []) }),
  errors: { ...playerErrors, 400: placeErrorWire, 403: placeErrorWire, 409: placeErrorWire, 413: errorWire },
} as const satisfies Call;
