// Constants of their own, so that a page which asks about one of them is not sent the table.
const open = 1;
const removed = 0;
const suspended = -1;
const handedOver = -2;
const cancelled = -4;

/** The numbers of the feed by name (CAT-5). Only `open` can be bet on; a list never contains `removed`. */
export const marketStatus = { open, removed, suspended, handedOver, settled: -3, cancelled } as const;
export type MarketStatus = (typeof marketStatus)[keyof typeof marketStatus];

export function isMarketOpen(status: MarketStatus): boolean {
  return status === open;
}

export function isMarketRemoved(status: MarketStatus): boolean {
  return status === removed;
}

/** Open or expected to open again. */
export function isMarketOffered(status: MarketStatus): boolean {
  return status === open || status === suspended;
}

/** On a match page while the match goes on: what may open again, and what says why it won't. A settled market leaves. */
export function isMarketListed(status: MarketStatus): boolean {
  return isMarketOffered(status) || status === handedOver || status === cancelled;
}

/** Handed over, settled or cancelled: it never opens again, but its outcomes stay listed. */
export function isMarketOver(status: MarketStatus): boolean {
  return status <= handedOver;
}
