import { readinessOf, type Readiness as Ready } from '@slipstream/contract/http/operation/readiness';
import { getConfig } from '@slipstream/contract/http/site/get-config';
import { getPage } from '@slipstream/contract/http/site/get-page';

import type { Api } from '../../api/call-api.ts';
import type { Problem, ProblemLog } from './problem-log.server.ts';
import { readBlock } from './read-block.server.ts';
import { reportConfiguration, reportSite } from './site-problems.server.ts';

/** `unavailable`: no page can be made. `degraded`: pages are made, and something in them is missing or broken. */
export interface Readiness extends Ready {
  readonly problems: readonly Pick<Problem, 'cause' | 'count'>[];
}

/** What was reported within this time is still a problem. */
const recentMs = 60_000;

/**
 * Asks the backend for what every page needs, and names what was wrong in the last minute (RUN-2). Addresses stay in the log:
 * this answer may be read by anybody.
 */
export async function checkReadiness(api: Api, log: ProblemLog): Promise<Readiness> {
  const [config, home] = await Promise.all([api.call(getConfig), api.call(getPage, { params: { key: 'home' } })]);
  if (config.kind === 'reply') reportSite(config.reply);
  if (home.kind === 'reply') {
    for (const block of Object.values(home.reply.data.areas).flat()) {
      const reading = readBlock(block);
      if (reading.kind === 'broken') reportConfiguration(`page home: ${reading.line}`);
    }
  }
  const problems = log.recent(recentMs).map(({ cause, count }) => ({ cause, count }));
  const ready = readinessOf({ api: config.kind === 'failure' ? 'down' : 'up' }, false);
  return { ...ready, status: ready.status === 'ready' && problems.length > 0 ? 'degraded' : ready.status, problems };
}
