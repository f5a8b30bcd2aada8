import type { DepositStatus } from '@slipstream/contract/entities/account/transaction';
import { platformMessage } from '@slipstream/contract/embed/platform-message';

/**
 * The platform's pages only report success; the backend is then asked who is signed in. A forged message could do no
 * harm and is ignored anyway (EMBED-4).
 */
export function onPlatformMessage(
  self: Window,
  allowed: readonly string[],
  onSuccess: () => void,
  onDeposit: (status: DepositStatus) => void = () => undefined,
): () => void {
  const hear = (event: MessageEvent<unknown>) => {
    if (!allowed.includes(event.origin)) return;
    const read = platformMessage.safeParse(event.data);
    if (!read.success) return;
    if (read.data.success) onSuccess();
    if (read.data.deposit !== undefined) onDeposit(read.data.deposit);
  };
  self.addEventListener('message', hear);
  return () => self.removeEventListener('message', hear);
}
