import { getConfig } from '@slipstream/contract/http/get-config';

import { serverApi } from './api.server.ts';

interface Reading {
  readonly nowMs: number;
  readonly rate: number;
  readonly readAt: number;
}

/** A backend's clock does not jump; one reading is good for a while, and a page should not wait for the next. */
const keepMs = 5000;
let reading: Reading | undefined;

/** The backend's time, by which "today" and "within an hour" are meant. The wall's when it can't be asked. */
export async function worldNow(): Promise<number> {
  const at = performance.now();
  if (reading === undefined || at - reading.readAt > keepMs) {
    const result = await serverApi('en').call(getConfig);
    if (result.kind === 'reply') reading = { ...result.reply.clock, readAt: performance.now() };
  }
  return reading === undefined ? Date.now() : reading.nowMs + (performance.now() - reading.readAt) * reading.rate;
}
