import { createStore } from 'zustand/vanilla';

import { sessionStore } from '../storage/session-storage.ts';
import { readStored, writeStored } from '../storage/stored-text.ts';

/** Set while it is open, so that it stays so on other pages of the session. */
const key = 'customizer';

/** Whether the customizer is open (BRAND-5). Only a browser opens it: a page of the server is the same for everybody. */
export const customizerStore = createStore(() => ({ isOpen: typeof location === 'object' && wasAsked() }));

export function setCustomizerOpen(isOpen: boolean): void {
  writeStored(sessionStore, key, isOpen ? 'open' : null);
  customizerStore.setState({ isOpen });
}

function wasAsked(): boolean {
  if (new URLSearchParams(location.search).has(key)) writeStored(sessionStore, key, 'open');
  return readStored(sessionStore, key) === 'open';
}
