import type { Context } from 'hono';
import type { FrameEnv } from '../http/frame.ts';

/** Who asks: jobs are counted by address, and one whose client has gone is given up. */
export interface Asker {
  readonly address: string;
  readonly signal: AbortSignal;
}

export function askerOf(context: Context<FrameEnv>): Asker {
  return { address: context.get('address'), signal: context.req.raw.signal };
}
