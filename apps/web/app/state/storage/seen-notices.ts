import { useSyncExternalStore } from 'react';

import { device, readStored, writeStored, type StorageSource } from './stored-text.ts';
import { sessionStore } from './session-storage.ts';

/** Stored keys of what a visitor has seen, answered or put away, and how long each lasts (SESSION-6). */
const sources = {
  /** The version of the terms that was accepted. */
  termsAccepted: device,
  /** The id of the welcome that was closed. */
  welcomePopup: device,
  /** `off` where the button to the top of the page is not wanted. */
  floatingButton: device,
  /** `seen` once the warning about falling odds was read. */
  oddsSettingsWarning: sessionStore,
  /** What of a match was looked at last: a tab. */
  matchPreview: sessionStore,
} as const satisfies Record<string, StorageSource>;
type NoticeKey = keyof typeof sources;

const listeners = new Set<() => void>();
/** Where storage is blocked, an answer holds for as long as the page. */
const unstored = new Map<NoticeKey, string>();

export function keepNotice(key: NoticeKey, value: string | null): void {
  const isStored = writeStored(sources[key], key, value);
  if (isStored || value === null) unstored.delete(key);
  else unstored.set(key, value);
  for (const tell of listeners) tell();
}

/** Undefined until the page is hydrated: the server does not know. */
export function useNotice(key: NoticeKey): string | null | undefined {
  return useSyncExternalStore(
    subscribe,
    () => unstored.get(key) ?? readStored(sources[key], key),
    () => undefined,
  );
}

function subscribe(tell: () => void): () => void {
  listeners.add(tell);
  return () => listeners.delete(tell);
}
