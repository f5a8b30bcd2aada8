import { test } from '@playwright/test';

import { startTimeout } from './servers.ts';

/** What a test may take is meant for the test: servers start in time of their own. */
export function giveTimeToStart(): void {
  const info = test.info();
  info.setTimeout(info.timeout + startTimeout);
}
