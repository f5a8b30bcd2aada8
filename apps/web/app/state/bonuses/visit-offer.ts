import type { Bonus } from '@slipstream/contract/entities/bonuses/bonus';

import { readStored, writeStored } from '../storage/stored-text.ts';

/** The storage key that records that this visit has had its offer. */
const toldKey = 'offerTold';

/** The offer of a visit and the page it was drawn with; null before there was one. */
export interface VisitOffer {
  readonly pathname: string;
  readonly bonusId: string;
}

interface Arrival {
  readonly pathname: string;
  /** Reached with Back or Forward, where the page must look as it was left. */
  readonly isBack: boolean;
  readonly offers: readonly Bonus[];
}

/** At most one offer per visit, chosen while a page is rendered, so that nothing moves under a finger (BONUS-3). */
export function offerOnArrival({ pathname, isBack, offers }: Arrival, storage: Storage | undefined): VisitOffer | null {
  const [first] = offers;
  if (isBack || first === undefined || readStored(() => storage, toldKey) !== null) return null;
  return { pathname, bonusId: first.id };
}

/** Records that the visit has had its offer. Where it cannot be stored a reload may show another one. */
export function recordOffer({ bonusId }: VisitOffer, storage: Storage | undefined): void {
  writeStored(() => storage, toldKey, bonusId);
}
