import { createContext, use } from 'react';

import type { Stores } from './stores.ts';

export const StoresContext = createContext<Stores | null>(null);

export function useStores(): Stores {
  const stores = use(StoresContext);
  if (stores === null) throw new Error('useStores outside of its provider');
  return stores;
}
