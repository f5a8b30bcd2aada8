import type { Context, MiddlewareHandler } from 'hono';
import { Failure } from '../../http/failure.ts';
import { answerFailure, type FrameEnv } from '../../http/frame.ts';
import { credentialOf } from './credentials.ts';

const harmless = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * No page but ours can make a player's browser do anything: what changes something must come from an origin we know. Browsers say
 * where such a request comes from and pages can't change it. A program has no browser and sends no origin; it may go on, but
 * not with a cookie, because then it would be a browser hiding its origin.
 */
export function originGuard(origins: readonly string[]): MiddlewareHandler<FrameEnv> {
  return async (context, next) => {
    if (!harmless.has(context.req.method) && !isTrusted(context, origins)) {
      return answerFailure(context, new Failure(403, 'forbidden'));
    }
    return next();
  };
}

function isTrusted(context: Context<FrameEnv>, origins: readonly string[]): boolean {
  const origin = context.req.header('Origin');
  if (origin === undefined) return credentialOf(context)?.kind !== 'cookie';
  return origins.includes(origin) || origin === new URL(context.req.url).origin;
}
