import type { DepositStatus } from '@slipstream/contract/entities/account/transaction';
import { useStore } from 'zustand';
import { createStore, type StoreApi } from 'zustand/vanilla';

import { useStores } from './use-stores.ts';

/** How the last deposit ended, wherever it was made, until the player has been told (PAY-1). */
export class DepositResults {
  readonly state: StoreApi<{ readonly status: DepositStatus | null }> = createStore(() => ({ status: null }));

  readonly tell = (status: DepositStatus): void => this.state.setState({ status });

  readonly told = (): void => this.state.setState({ status: null });
}

export function useDepositResult(): DepositStatus | null {
  return useStore(useStores().deposits.state, ({ status }) => status);
}
