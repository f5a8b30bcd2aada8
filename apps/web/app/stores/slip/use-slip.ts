import { useSyncExternalStore } from 'react';

import { useStores } from '../stores.tsx';

export function useIsSelected(selectionId: string): boolean {
  const { slip } = useStores();
  const read = () => slip.has(selectionId);
  return useSyncExternalStore(slip.subscribe, read, read);
}

export function useSelectionCount(): number {
  const { slip } = useStores();
  return useSyncExternalStore(slip.subscribe, slip.count, slip.count);
}
