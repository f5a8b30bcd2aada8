import type { DepositStatus } from '@slipstream/contract/entities/account/transaction';
import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router';

import { useStores } from '../use-stores.ts';

const key = 'quick_deposit';
const statuses: readonly DepositStatus[] = ['success', 'error', 'pending'];

/** Reads how a deposit ended from the address, once, and takes it out of there (PAY-1). */
export function useDepositAddress(): void {
  const { deposits } = useStores();
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  useEffect(() => {
    const found = readDepositAddress(search);
    if (found === null) return;
    deposits.tell(found.status);
    void navigate({ pathname, search: found.search }, { replace: true, preventScrollReset: true });
  }, [deposits, navigate, pathname, search]);
}

interface DepositAddress {
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
