import * as z from 'zod/mini';
import { count, text } from '../../scalars.ts';

/** Whether a part that a process needs answers. */
export type PartState = 'up' | 'down';

/**
 * What `GET /ready` of a process answers (RUN-4). `degraded`: it works, and something in its answers is missing. `draining`: it
 * was asked to stop, so nothing new should be sent to it. `unavailable`: a part that it needs does not answer.
 */
export const readiness = z.object({
  status: z.enum(['ready', 'degraded', 'draining', 'unavailable']),
  parts: z.record(text(40), z.enum(['up', 'down'])),
  /** For how long nobody has published the world, of a process that depends on one that does. */
  feed_age_ms: z.exactOptional(count),
});

export type Readiness = z.output<typeof readiness>;

/** `spare` names the parts without which requests are still answered, less well. */
export function readinessOf(
  parts: Readonly<Record<string, PartState>>,
  isDraining: boolean,
  spare: readonly string[] = [],
): Readiness {
  const down = Object.keys(parts).filter((name) => parts[name] === 'down');
  if (isDraining) return { status: 'draining', parts };
  if (down.some((name) => !spare.includes(name))) return { status: 'unavailable', parts };
  return { status: down.length === 0 ? 'ready' : 'degraded', parts };
}

export function readinessCode({ status }: Pick<Readiness, 'status'>): 200 | 503 {
  return codes[status];
}

const codes = { ready: 200, degraded: 200, draining: 503, unavailable: 503 } as const satisfies Record<
  Readiness['status'],
  200 | 503
>;

/** A part that gives no answer in this time is down: a probe must not wait as long as a request may. */
const answerMsMax = 2_000;

/** `ask` throws or answers false where the part is down. */
export async function partState(ask: () => Promise<unknown>, waitMsMax = answerMsMax): Promise<PartState> {
  let late: ReturnType<typeof setTimeout> | undefined;
  const silence = new Promise<false>((resolve) => {
    late = setTimeout(() => resolve(false), waitMsMax);
  });
  const answer = ask().catch(() => false);
  const isUp = (await Promise.race([answer, silence])) !== false;
  clearTimeout(late);
  return isUp ? 'up' : 'down';
}
