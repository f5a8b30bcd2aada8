import { getConfig } from '@slipstream/contract/http/site/get-config';

import { serverApi } from './api.server.ts';

interface Reading {
  readonly nowMs: number;
  readonly rate: number;
  readonly readAt: number;
}

/** A backend's clock does not jump, so one reading is reused for a while. */
const keepMs = 5000;
let reading: Reading | undefined;

/** The backend's time, for "today" and "within an hour". The local clock if it cannot be asked. */
export async function worldNow(): Promise<number> {
  const at = performance.now();
  if (reading === undefined || at - reading.readAt > keepMs) {
    const result = await serverApi('en').call(getConfig);
    if (result.kind === 'reply') reading = { ...result.reply.clock, readAt: performance.now() };
  }
  return reading === undefined ? Date.now() : reading.nowMs + (performance.now() - reading.readAt) * reading.rate;
}
