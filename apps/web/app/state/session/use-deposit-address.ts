import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router';

import { useStores } from '../use-stores.ts';
import { readDepositAddress } from './deposit-address.ts';

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
