import { createVersionClock } from '../../live/version-clock.ts';
import type { BetRecord } from '../bets/bet-record.ts';
import type { BookParts } from '../book-parts.ts';
import { offerFor, type Offer } from './offer.ts';

export interface VersionedOffer {
  readonly offer: Offer;
  readonly version: number;
}

/** The last offer made for each bet; its version moves only when the offer does. */
export interface OfferBoard {
  /** Works the offer out anew. */
  look(bet: BetRecord): VersionedOffer;
  /** The offer made last, if any. */
  held(betId: string): VersionedOffer | undefined;
  forget(betId: string): void;
}

/** More bets than anybody looks at at once; the oldest are forgotten first, and only lose an unchanged version. */
const offersMax = 50_000;

export function createOfferBoard(parts: Pick<BookParts, 'floor' | 'settings'>): OfferBoard {
  const versions = createVersionClock(parts.floor.realNow);
  const held = new Map<string, VersionedOffer>();
  return {
    look: (bet) => {
      const offer = offerFor(parts, bet);
      const known = held.get(bet.id);
      if (known !== undefined && known.offer.amount === offer.amount && known.offer.reason === offer.reason)
        return known;
      const made = { offer, version: versions.next() };
      held.set(bet.id, made);
      if (held.size > offersMax) held.delete(held.keys().next().value ?? '');
      return made;
    },
    held: (betId) => held.get(betId),
    forget: (betId) => void held.delete(betId),
  };
}
