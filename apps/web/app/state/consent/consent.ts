import { useStore } from 'zustand';
import { createStore, type StoreApi } from 'zustand/vanilla';

import { useStores } from '../use-stores.ts';

/** What may be kept and loaded beyond what the site needs to work. Until it is known, nothing may. */
export type ConsentAnswer = 'all' | 'necessary';

export interface Consent {
  readonly answer: ConsentAnswer | null;
  /** Whether the question is on the page now. */
  readonly isAsked: boolean;
}

export type ConsentStore = StoreApi<Consent>;

export function createConsentStore(): ConsentStore {
  return createStore(() => ({ answer: null, isAsked: false }));
}

export function useConsent(): Consent {
  return useStore(useStores().consent);
}
