import { sessionStore } from '../storage/session-storage.ts';
import { readStored, writeStored } from '../storage/stored-text.ts';

const key = 'slipstream-blocked-from';
const ours = /^\/(?:[A-Za-z]{2,3}(?:-[A-Za-z0-9]{2,4})?\/)?sportsbook(?:[/?#][^\s\\]{0,1900})?$/;

/** Where storage is blocked it lasts as long as the page. */
let kept: string | null = null;

/** The page that a visitor was on when they were told that their country is blocked; null if they were not told. */
export function toldAt(): string | null {
  const stored = readStored(sessionStore, key) ?? kept;
  return stored !== null && ours.test(stored) ? stored : null;
}

/** A visitor is told once in a visit, so that the link to the sportsbook leads there and not back. */
export function rememberTold(path: string | null): void {
  kept = path;
  writeStored(sessionStore, key, path);
}
