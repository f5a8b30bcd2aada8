import { useStore } from 'zustand';
import { createStore, type StoreApi } from 'zustand/vanilla';

import { useStores } from '../use-stores.ts';

/** What may be stored and loaded beyond what the site needs. Nothing until it is known. */
export type ConsentAnswer = 'all' | 'necessary';

export interface Consent {
  readonly answer: ConsentAnswer | null;
  /** Whether the consent bar is shown now. */
  readonly isAsked: boolean;
}

export type ConsentStore = StoreApi<Consent>;

export function createConsentStore(): ConsentStore {
  return createStore(() => ({ answer: null, isAsked: false }));
}

export function useConsent(): Consent {
  return useStore(useStores().consent);
}
