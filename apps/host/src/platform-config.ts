import { readWire } from '@slipstream/contract/client-form';
import { callUrl, type ReplyOf } from '@slipstream/contract/http/call';
import { getConfig } from '@slipstream/contract/http/site/get-config';

export type PlatformConfig = ReplyOf<typeof getConfig>;

const freshMs = 5000;
const waitMsMax = 3000;

/** Whether the backend answers now, whatever is remembered of it. */
export async function answersNow(apiUrl: string): Promise<boolean> {
  const reply = await fetch(apiUrl + callUrl(getConfig), { signal: AbortSignal.timeout(waitMsMax) });
  await reply.body?.cancel();
  return reply.ok;
}

/** The site's configuration as the backend has it, asked for at most once in a few seconds; null while it does not answer. */
export function configReader(apiUrl: string, now: () => number): () => Promise<PlatformConfig | null> {
  let held: { readonly config: PlatformConfig; readonly atMs: number } | null = null;
  return async () => {
    if (held !== null && now() - held.atMs < freshMs) return held.config;
    try {
      const reply = await fetch(apiUrl + callUrl(getConfig), { signal: AbortSignal.timeout(waitMsMax) });
      const reading = readWire(getConfig.reply, await reply.json());
      if (reading.kind === 'read') held = { config: reading.value, atMs: now() };
    } catch {
      // What was read before is better than nothing.
    }
    return held?.config ?? null;
  };
}
