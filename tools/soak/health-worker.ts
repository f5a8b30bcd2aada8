import { setTimeout as wait } from 'node:timers/promises';
import { parentPort, workerData } from 'node:worker_threads';

/** Asks for `/health` four times a second, in a thread of its own: hundreds of clients in the other one would make it look slow. */
const { name, url } = workerData as { readonly name: string; readonly url: string };
for (;;) {
  const startMs = performance.now();
  const isGood = await fetch(url, { signal: AbortSignal.timeout(15_000) }).then(
    async (reply) => {
      await reply.arrayBuffer();
      return reply.ok;
    },
    () => false,
  );
  const tookMs = performance.now() - startMs;
  // No answer counts as the longest wait.
  const seen = { name, ms: isGood ? tookMs : 15_000 };
  parentPort?.postMessage(seen);
  await wait(Math.max(10, 250 - tookMs));
}
