import { benchBroadcast } from './broadcast-race.ts';
import { benchDeltaBytes } from './delta-bytes.ts';
import type { BenchRow } from './rows.ts';

/** What the realtime server costs: time for a delivery, bytes for a price. */
export async function benchRealtime(): Promise<BenchRow[]> {
  return [...(await benchBroadcast()), ...benchDeltaBytes()];
}

if (import.meta.main) console.table(await benchRealtime());
