import { readinessCode } from '@slipstream/contract/http/operation/readiness';
import type { Hono } from 'hono';
import type { Core } from '../../core/core.ts';
import type { FrameEnv } from '../../http/frame.ts';

/** `/health`: the process answers, so it need not be restarted. `/ready`: requests should be sent to it (RUN-4). */
export function mountProbes(app: Hono<FrameEnv>, { readiness }: Core, isDraining: () => boolean): void {
  app.get('/health', (c) => c.json({ status: 'ok' }));
  app.get('/ready', async (c) => {
    const answer = await readiness(isDraining());
    return c.json(answer, readinessCode(answer));
  });
}
