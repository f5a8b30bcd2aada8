import type { MiddlewareHandler } from 'hono';
import type { Core } from '../../core/core.ts';
import { Failure } from '../../http/failure.ts';
import { answerFailure, type FrameEnv } from '../../http/frame.ts';

type Places = Pick<Core, 'faults' | 'files'>;

/** The refusal of a caller who is in a country that the site blocks (EMBED-5, ERROR-7). An unknown country is not refused. */
export function countryRefusal({ faults: { country }, files }: Places): Failure | null {
  const isBlocked = country !== null && files.site.read().blocked_country_codes.includes(country);
  return isBlocked ? new Failure(403, 'country_blocked') : null;
}

/** Making or changing a bet, or opening a game. What a bet came to, odds and shared bets can be read everywhere. */
const betting = /^\/v3\/bets(?:\/cashout|\/[^/]+\/(?:offer|cashout-rule))?$|^\/v2\/[^/]+\/launch$/;

export function blockedCountryGuard(places: Places): MiddlewareHandler<FrameEnv> {
  return async (c, next) => {
    const isBetting = c.req.method === 'POST' && betting.test(c.req.path);
    const refusal = isBetting ? countryRefusal(places) : null;
    return refusal === null ? next() : answerFailure(c, refusal);
  };
}
