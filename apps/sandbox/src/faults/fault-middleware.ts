import { setTimeout as wait } from 'node:timers/promises';
import type { MiddlewareHandler } from 'hono';
import { Failure, type FailureWord } from '../http/failure.ts';
import { answerFailure, type FrameEnv } from '../http/frame.ts';
import type { ApiFault, Faults } from './faults.ts';

/** Paths by which the faults are set and taken away again, and by which a starter knows the sandbox is up. */
const spared = /^\/(control|health|ready)(\/|$)/;

const codes: Readonly<Record<NonNullable<ApiFault['status']>, FailureWord>> = {
  400: 'bad_request',
  401: 'unauthorized',
  403: 'forbidden',
  404: 'not_found',
  429: 'unavailable',
  500: 'internal',
  503: 'unavailable',
};

export function faultMiddleware(faults: Faults): MiddlewareHandler<FrameEnv> {
  return async (c, next) => {
    const fault = spared.test(c.req.path) ? null : faults.strike(c.req.method, c.req.path, Math.random);
    if (fault !== null && fault.delayMs > 0) await wait(fault.delayMs);
    if (fault === null || fault.status === null) return next();
    return answerFailure(c, new Failure(fault.status, codes[fault.status]));
  };
}
