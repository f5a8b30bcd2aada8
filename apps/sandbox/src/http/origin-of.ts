import type { Context } from 'hono';
import type { FrameEnv } from './frame.ts';

/** Where the caller reaches this sandbox, so that addresses in a reply work for it. */
export function originOf(context: Context<FrameEnv>): string {
  return new URL(context.req.url).origin;
}
