import { createHmac, timingSafeEqual } from 'node:crypto';
import { minor, type Minor } from '@slipstream/units/minor';
import type { BetRecord } from '../records/bet-record.ts';

/** What was offered to a player for a bet. */
export interface IssuedOffer {
  readonly id: string;
  /** For all that was in play, which is `stakeLeft`. */
  readonly amount: Minor;
  readonly stakeLeft: Minor;
  /** Real time. */
  readonly expiresMs: number;
}

type SealedBet = Pick<BetRecord, 'id' | 'playerId'>;

export interface OfferSeal {
  issue(bet: SealedBet & Pick<BetRecord, 'stakeLeft'>, amount: Minor, expiresMs: number): IssuedOffer;
  /** What the id of an offer says, if it is one of ours for this bet and its player. */
  read(bet: SealedBet, offerId: string): IssuedOffer | null;
}

/** Half a digest: 128 bits that would have to be guessed within seconds, one request each. */
const sealBytes = 16;

/**
 * An offer is kept nowhere: its id is what was offered, sealed together with the bet and the player it was offered for. So
 * every process that has the key knows every offer, none has to be stored or cleared away, and a restart forgets none. An
 * offer can't be taken twice, because taking it, even in part, leaves less in play than the offer says.
 */
export function createOfferSeal(key: Buffer): OfferSeal {
  const sealOf = ({ id, playerId }: SealedBet, terms: string) =>
    createHmac('sha256', key)
      .update(JSON.stringify([playerId, id, terms]))
      .digest()
      .subarray(0, sealBytes);
  return {
    issue: (bet, amount, expiresMs) => {
      const { stakeLeft } = bet;
      const terms = [amount, stakeLeft, expiresMs].map((part) => part.toString(36)).join('.');
      return { id: `${terms}.${sealOf(bet, terms).toString('base64url')}`, amount, stakeLeft, expiresMs };
    },
    read: (bet, offerId) => {
      const at = offerId.lastIndexOf('.');
      const terms = offerId.slice(0, Math.max(0, at));
      const seal = Buffer.from(offerId.slice(at + 1), 'base64url');
      if (seal.length !== sealBytes || !timingSafeEqual(seal, sealOf(bet, terms))) return null;
      // Sealed content was written by us, so it needs no schema.
      const [amount = 0, stakeLeft = 0, expiresMs = 0] = terms.split('.').map((part) => Number.parseInt(part, 36));
      return { id: offerId, amount: minor(amount), stakeLeft: minor(stakeLeft), expiresMs };
    },
  };
}
