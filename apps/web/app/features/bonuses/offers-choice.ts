import { useSyncExternalStore } from 'react';

const storageKey = 'slipstream.offers';
const listeners = new Set<() => void>();

/** A player may ask not to be shown any offers, on this device. */
export function useOffersWanted(): boolean {
  return useSyncExternalStore(subscribe, areOffersWanted, () => true);
}

export function setOffersWanted(isWanted: boolean): void {
  try {
    localStorage.setItem(storageKey, isWanted ? 'on' : 'off');
  } catch {
    // Storage may be forbidden in a frame; then the choice can't be kept, and the offers stay.
  }
  for (const listener of listeners) listener();
}

function areOffersWanted(): boolean {
  try {
    return localStorage.getItem(storageKey) !== 'off';
  } catch {
    return true;
  }
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    removeEventListener('storage', listener);
  };
}
