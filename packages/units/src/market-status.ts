/** The numbers of the feed by name (CAT-5). Only `open` can be bet on; a list never contains `removed`. */
export const marketStatus = {
  open: 1,
  removed: 0,
  suspended: -1,
  handedOver: -2,
  settled: -3,
  cancelled: -4,
} as const;
export type MarketStatus = (typeof marketStatus)[keyof typeof marketStatus];

export function isMarketOpen(status: MarketStatus): boolean {
  return status === marketStatus.open;
}

export function isMarketRemoved(status: MarketStatus): boolean {
  return status === marketStatus.removed;
}

/** Open or expected to open again. */
export function isMarketOffered(status: MarketStatus): boolean {
  return status === marketStatus.open || status === marketStatus.suspended;
}

/** On a match page while the match goes on: what may open again, and what says why it won't. A settled market leaves. */
export function isMarketListed(status: MarketStatus): boolean {
  return isMarketOffered(status) || status === marketStatus.handedOver || status === marketStatus.cancelled;
}

/** Handed over, settled or cancelled: it never opens again, but its outcomes stay listed. */
export function isMarketOver(status: MarketStatus): boolean {
  return status <= marketStatus.handedOver;
}
