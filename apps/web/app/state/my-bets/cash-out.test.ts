import type { CashoutOffer } from '@slipstream/contract/entities/bets/cashout';
import type { CashoutError } from '@slipstream/contract/entities/bets/cashout-error';
import type { cashOut } from '@slipstream/contract/http/bets/cash-out';
import type { BodyOf } from '@slipstream/contract/http/call';
import type { Minor } from '@slipstream/units/minor';
import { describe, expect, it, vi } from 'vitest';

import type { Api } from '../../api/call-api.ts';
import { PlayerFeed } from '../feed/player-feed.ts';
import { betOf } from './bet-fixture.ts';
import { BetsCache } from './bets-cache.ts';
import { orderCashout } from './cash-out.ts';

const offerOf = (id: string, amount: number): CashoutOffer => ({ id, amount: amount as Minor, expiresAtMs: 1 });
const first = offerOf('o1', 901);
const bet = betOf({ toCashout: first.amount, cashout: { ...betOf().cashout, reason: null, offer: first } });

type Body = BodyOf<typeof cashOut>;

function refusal(code: string, offer: CashoutOffer | null, toCashout = offer?.amount ?? null): CashoutError {
  const cashout = { ...bet.cashout, version: 2, offer, reason: offer === null ? ('suspended' as const) : null };
  return { message: '', code, details: [], toCashout, reason: cashout.reason, cashout };
}

/** A backend that gives these answers in turn, then takes what comes. */
function ordered(stakePart: number | null, ...answers: readonly (CashoutError | 'lost')[]) {
  const left = [...answers];
  const sent: { readonly body: Body; readonly key: string }[] = [];
  const call = async (_: unknown, { body, headers }: { body: Body; headers: Record<string, string> }) => {
    sent.push({ body, key: headers['idempotency-key'] ?? '' });
    const answer = left.shift();
    if (answer === undefined) return { kind: 'reply', reply: { bet: { ...bet, version: 9 } } };
    if (answer === 'lost') return { kind: 'failure', failure: { code: 'unreachable' } };
    return { kind: 'failure', failure: { code: 'refused', status: 409, error: answer } };
  };
  const bets = new BetsCache(new PlayerFeed());
  bets.put([bet]);
  let keys = 0;
  const onLost = vi.fn<() => void>();
  const answer = orderCashout(
    { bet, offer: first, stakePart: stakePart as Minor | null },
    { api: { call } as unknown as Api, bets, wait: async () => undefined, newKey: () => `k${(keys += 1)}`, onLost },
  );
  return { answer, sent, bets, onLost };
}

describe('[MYBETS-10] an order to cash out', () => {
  it('names the offer, and the amount it comes to', async () => {
    const { answer, sent } = ordered(null);
    expect(await answer).toEqual({ kind: 'started' });
    expect(sent.map(({ body }) => body)).toEqual([{ betId: bet.id, offerId: 'o1', toCashout: 901, stakePart: null }]);
  });

  it('of a part has the part of the offer, floored', async () => {
    const { answer, sent } = ordered(500);
    await answer;
    expect(sent[0]?.body).toMatchObject({ toCashout: 450, stakePart: 500 });
  });

  it('takes an offer that lapsed and stands again at the same amount, under a key of its own', async () => {
    const { answer, sent } = ordered(500, refusal('cashout_offer_expired', offerOf('o2', 901), 450 as Minor));
    expect(await answer).toEqual({ kind: 'started' });
    expect(sent.map(({ body, key }) => [body.offerId, key])).toEqual([
      ['o1', 'k1'],
      ['o2', 'k2'],
    ]);
  });

  it.each([
    ['cashout_offer_expired', 900],
    ['cashout_offer_expired', 902],
    ['cashout_changed', 901],
    ['cashout_offer_mismatch', 901],
  ])('asks the player again after %s at %i', async (code, amount) => {
    const { answer, sent, bets } = ordered(null, refusal(code, offerOf('o2', amount)));
    expect(await answer).toEqual({ kind: 'changed', amount });
    expect(sent).toHaveLength(1);
    expect(bets.get(bet.id)).toMatchObject({ toCashout: amount, cashout: { offer: { id: 'o2', amount } } });
  });

  it('does not go on for ever with offers that lapse at once', async () => {
    const { answer, sent } = ordered(
      null,
      ...Array.from({ length: 20 }, () => refusal('cashout_offer_expired', offerOf('o2', 901))),
    );
    expect(await answer).toEqual({ kind: 'changed', amount: 901 });
    expect(sent).toHaveLength(4);
  });

  it('says why nothing is offered any more', async () => {
    const { answer, bets } = ordered(null, refusal('cashout_suspended', null));
    expect(await answer).toEqual({ kind: 'refused', reason: 'suspended' });
    expect(bets.get(bet.id)).toMatchObject({ toCashout: null, cashout: { offer: null } });
  });

  it('[MYBETS-6] asks for a lost answer under the same key', async () => {
    const { answer, sent, onLost } = ordered(null, 'lost', 'lost');
    expect(await answer).toEqual({ kind: 'started' });
    expect(sent.map(({ key }) => key)).toEqual(['k1', 'k1', 'k1']);
    expect(onLost).toHaveBeenCalledTimes(2);
  });
});
