import { setTimeout as wait } from 'node:timers/promises';
import type { Context } from 'hono';
import type { FrameEnv } from '../../http/frame.ts';
import type { BookFaults } from '../../bets/faults/book-faults.ts';

/** Does the work, then loses or delays the answer when a fault says so: the money has moved and the caller can't know. */
export async function withAnswerFaults<Answer>(
  faults: BookFaults,
  context: Context<FrameEnv>,
  work: () => Promise<Answer>,
): Promise<Answer> {
  const answer = await work();
  const delayMs = faults.takeDelayMs();
  if (delayMs > 0) await wait(delayMs);
  if (faults.takeLoss()) context.env.outgoing.destroy();
  return answer;
}
