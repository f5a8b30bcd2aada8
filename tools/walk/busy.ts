import { availableParallelism, loadavg } from 'node:os';

/** So many programs wait for each core that answers come late whatever is walked. */
const waitingMax = 2;

/** Whether the machine has far more to do than it can: what is late there says nothing of the product. */
export function isBusy(): boolean {
  return (loadavg()[0] ?? 0) > waitingMax * availableParallelism();
}

/** Whether a call failed within the last minute, so that pages may lack a part of theirs. */
export async function isDegraded({ web }: { readonly web: string }): Promise<boolean> {
  const reply = await fetch(`${web}/ready`).catch(() => null);
  const { status } = reply === null ? { status: null } : ((await reply.json()) as { readonly status: unknown });
  return status !== 'ready';
}
