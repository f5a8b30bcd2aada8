import { useStore } from 'zustand';
import { createStore, type StoreApi } from 'zustand/vanilla';

import { readStored, writeStored, type StorageSource } from '../storage/stored-text.ts';
import { useStores } from '../use-stores.ts';

/** Whether this browser session wants to see matches that have video: chosen on one match, kept for the next. */
export type VideoChoiceStore = StoreApi<{ readonly isOn: boolean }>;

const storageKey = 'videoStreaming';

export function createVideoChoice(): VideoChoiceStore {
  return createStore(() => ({ isOn: false }));
}

export function useIsVideoOn(): boolean {
  return useStore(useStores().video, ({ isOn }) => isOn);
}

/** Reads what was chosen in this browser session; a shared page can't know it. */
export function restoreVideoChoice(store: VideoChoiceStore, storage: StorageSource): void {
  if (readStored(storage, storageKey) === 'on') store.setState({ isOn: true });
}

export function chooseVideo(store: VideoChoiceStore, storage: StorageSource, isOn: boolean): void {
  store.setState({ isOn });
  writeStored(storage, storageKey, isOn ? 'on' : null);
}
