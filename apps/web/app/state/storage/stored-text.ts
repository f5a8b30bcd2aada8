type TextStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** Asked for each time, because naming a blocked storage already throws. */
export type StorageSource = () => TextStorage | undefined;

/** The browser's storage that outlives the session. */
export const device: StorageSource = () => localStorage;

/** A stored text; null if there is none, or if storage is blocked as in a third-party frame. */
export function readStored(storage: StorageSource, key: string): string | null {
  try {
    return storage()?.getItem(key) ?? null;
  } catch {
    return null;
  }
}

/** What was stored as JSON; undefined if there is none or if it cannot be read. */
export function readStoredJson(storage: StorageSource, key: string): unknown {
  try {
    return JSON.parse(readStored(storage, key) ?? '');
  } catch {
    return undefined;
  }
}

/** Stores a text, or removes it with null. False if storage is blocked or full: what was chosen then lasts as long as the page. */
export function writeStored(storage: StorageSource, key: string, text: string | null): boolean {
  try {
    const kept = storage();
    if (text === null) kept?.removeItem(key);
    else kept?.setItem(key, text);
    return kept !== undefined;
  } catch {
    return false;
  }
}
