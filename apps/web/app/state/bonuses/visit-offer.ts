import type { Bonus } from '@slipstream/contract/entities/bonus';

/** Where it is kept that this visit has had its offer. */
const toldKey = 'offerTold';

/** The offer of a visit and the page it was drawn with; null before there was one. */
export interface VisitOffer {
  readonly pathname: string;
  readonly bonusId: string;
}

interface Arrival {
  readonly pathname: string;
  /** By the browser's own Back or Forward, where the page must be as it was left. */
  readonly isBack: boolean;
  readonly offers: readonly Bonus[];
}

/** At most one offer a visit, chosen as a page is drawn, so that nothing moves under a finger (BONUS-3). */
export function offerOnArrival({ pathname, isBack, offers }: Arrival, storage: Storage | undefined): VisitOffer | null {
  const [first] = offers;
  const told = storage?.getItem(toldKey) ?? null;
  if (isBack || first === undefined || told !== null) return null;
  try {
    storage?.setItem(toldKey, first.id);
  } catch {
    // Full storage: a reload may offer once more.
  }
  return { pathname, bonusId: first.id };
}
