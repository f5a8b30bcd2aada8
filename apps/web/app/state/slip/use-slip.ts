import { useSyncExternalStore } from 'react';

import { useStores } from '../use-stores.ts';
import type { QuickMark } from '../quick-bet/quick-bet-store.ts';
import type { Slip } from './slip.ts';

export function useIsSelected(selectionId: string): boolean {
  const { slip } = useStores();
  const read = () => slip.has(selectionId);
  return useSyncExternalStore(slip.subscribe, read, read);
}

export function useQuickMark(selectionId: string): QuickMark | null {
  const { slip } = useStores();
  const read = () => slip.quickMark(selectionId);
  return useSyncExternalStore(slip.subscribe, read, read);
}

export function useQuickIsOn(): boolean {
  const { slip } = useStores();
  return useSyncExternalStore(slip.subscribe, slip.isQuickOn, slip.isQuickOn);
}

export function useSelectionCount(): number {
  const { slip } = useStores();
  return useSyncExternalStore(slip.subscribe, slip.count, slip.count);
}

/** The slip itself; undefined until its code has arrived. */
export function useSlip(): Slip | undefined {
  const { slip } = useStores();
  return useSyncExternalStore(slip.subscribe, slip.loaded, slip.loaded);
}
