import { device, writeStored } from '../../storage/stored-text.ts';

export const lastAccountKey = 'lastAccount';
/** Names the form of the balance that an inline script writes into an element of the header. */
export const lastBalanceMark = 'data-last-balance';

/** What the header shows of a player, in its words: nothing that could be calculated or decided with. */
export interface LastAccount {
  readonly id: string;
  readonly locale: string;
  readonly whole: string;
  /** For a phone; null where the whole fits. */
  readonly short: string | null;
}

/**
 * Stores what the header shows, for the first paint of the next visit (SESSION-13). Only `early-account.ts` reads it. A
 * frame stores nothing: its host may have another player by then.
 */
export function keepLastAccount(account: LastAccount): void {
  if (window.parent === window) writeStored(device, lastAccountKey, JSON.stringify(account));
}

export function forgetLastAccount(): void {
  writeStored(device, lastAccountKey, null);
}
