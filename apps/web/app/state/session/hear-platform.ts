import type { DepositStatus } from '@slipstream/contract/entities/transaction';
import { platformMessage } from '@slipstream/contract/embed/platform-message';

/** Whether a message from there counts as the platform's own (EMBED-4). */
function isPlatformOrigin(origin: string, allowed: readonly string[]): boolean {
  return allowed.includes('*') || allowed.includes(origin);
}

/**
 * The platform's pages say no more than that they succeeded; who is here is then asked of the backend. So a message that
 * is not theirs could do no harm, and is ignored all the same.
 */
export function hearPlatform(
  self: Window,
  allowed: readonly string[],
  onSuccess: () => void,
  onDeposit: (status: DepositStatus) => void = () => undefined,
): () => void {
  const hear = (event: MessageEvent<unknown>) => {
    if (!isPlatformOrigin(event.origin, allowed)) return;
    const read = platformMessage.safeParse(event.data);
    if (!read.success) return;
    if (read.data.success) onSuccess();
    if (read.data.deposit !== undefined) onDeposit(read.data.deposit);
  };
  self.addEventListener('message', hear);
  return () => self.removeEventListener('message', hear);
}
