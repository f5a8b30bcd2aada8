import { createVersionClock } from '../../world/version-clock.ts';
import type { BetRecord } from '../records/bet-record.ts';
import type { BookParts } from '../book-parts.ts';
import { createOfferSeal, type IssuedOffer } from './offer-seal.ts';
import { offerFor, type Offer } from './offer.ts';

export interface StandingOffer {
  readonly offer: Offer;
  /** The offer as the player can take it; null where there is none. */
  readonly issued: IssuedOffer | null;
  readonly version: number;
}

/** The last offer made for each bet; its version moves when the offer does, or is made anew because it will lapse. */
export interface OfferBoard {
  /** Works the offer out anew. */
  look(bet: BetRecord): StandingOffer;
  /** The offer made last, if any. */
  held(betId: string): StandingOffer | undefined;
  /** What was offered for a bet under an id, by whichever process; null for what nobody offered. */
  issued(bet: BetRecord, offerId: string): IssuedOffer | null;
  forget(betId: string): void;
}

/** Size limit; the oldest are dropped first and lose only their version. */
const offersMax = 50_000;

export function createOfferBoard(parts: Pick<BookParts, 'environment' | 'settings'>, key: Buffer): OfferBoard {
  const { environment, settings } = parts;
  const seal = createOfferSeal(key);
  const versions = createVersionClock(environment.realNow);
  const held = new Map<string, StandingOffer>();
  /** An offer that is shown is valid for at least half of its time. */
  const isFresh = ({ issued }: StandingOffer, { stakeLeft }: BetRecord) =>
    issued === null ||
    (issued.stakeLeft === stakeLeft && issued.expiresMs - environment.realNow() >= settings.cashoutOfferMs / 2);
  return {
    look: (bet) => {
      const offer = offerFor(parts, bet);
      const known = held.get(bet.id);
      if (known !== undefined && isSameOffer(known.offer, offer) && isFresh(known, bet)) return known;
      const expiresMs = environment.realNow() + settings.cashoutOfferMs;
      const issued = offer.amount === null ? null : seal.issue(bet, offer.amount, expiresMs);
      const made = { offer, issued, version: versions.next(0, 0) };
      held.set(bet.id, made);
      if (held.size > offersMax) held.delete(held.keys().next().value ?? '');
      return made;
    },
    held: (betId) => held.get(betId),
    issued: (bet, offerId) => seal.read(bet, offerId),
    forget: (betId) => void held.delete(betId),
  };
}

export function isSameOffer(one: Offer, other: Offer): boolean {
  return one.amount === other.amount && one.reason === other.reason;
}
