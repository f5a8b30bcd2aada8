import type { DepositStatus } from '@slipstream/contract/entities/account/transaction';

const key = 'quick_deposit';
const statuses: readonly DepositStatus[] = ['success', 'error', 'pending'];

export interface DepositAddress {
  readonly status: DepositStatus;
  /** The same address without the result, so that a reload does not show it again. */
  readonly search: string;
}

/** The result that the platform's payment page added to the return address (PAY-1); null without one. */
export function readDepositAddress(search: string): DepositAddress | null {
  const query = new URLSearchParams(search);
  const status = statuses.find((each) => each === query.get(key));
  if (status === undefined) return null;
  query.delete(key);
  return { status, search: query.size === 0 ? '' : `?${query}` };
}
