import type { Bonus } from '@slipstream/contract/entities/bonuses/bonus';
import { minor } from '@slipstream/units/minor';
import { describe, expect, it, vi } from 'vitest';

import { createApi } from '../../api/call-api.ts';
import { freebetOf } from './bonus-fixture.ts';
import { BonusesStore } from './bonuses-store.ts';
import { heldOf, termsOf } from './held-bonuses.ts';
import { isToasted } from './toast-queue.ts';

function hitOf(id: string): Bonus {
  const { bonusType: _kind, type: _type, ...fields } = freebetOf(id);
  const hit = {
    id: fields.id,
    jackpotId: 'city',
    amount: minor(5000),
    currency: 'EUR',
    amountEur: minor(5000),
    level: { code: 'mini', name: 'Mini' },
    status: 'approved',
    seen: false,
    currentUser: true,
    createdAt: '2026-11-15T17:00:00Z',
  } as const;
  return { ...fields, bonusType: 'jackpot', type: 'jackpot', userBonusStatus: 'bonus_over', hit };
}

/** A list whose server answers every call with one body. */
function storeWith(status: number, body: unknown, hasProgress = true) {
  const request = vi.fn<typeof fetch>(async () => Response.json(body, { status }));
  const api = createApi({ origin: 'http://localhost', locale: 'en', fetch: request });
  return { store: new BonusesStore(api, hasProgress), request };
}

describe('toasts', () => {
  it.each([
    ['available', true],
    ['active', true],
    ['not_available', true],
    ['expired', false],
    ['bonus_over', false],
    ['overridden', false],
  ] as const)('[BONUS-3] of a bonus that is %s: %s', (userBonusStatus, expected) => {
    expect(isToasted(freebetOf('a', { userBonusStatus }), [])).toBe(expected);
  });

  it('[BONUS-3] not of what was seen, is only on offer, or is on the quiet list', () => {
    const seen = freebetOf('a');
    const { issued } = seen;
    if (issued === null) throw new Error('it is issued');
    expect(isToasted({ ...seen, issued: { ...issued, seen: true } }, [])).toBe(false);
    expect(isToasted({ ...seen, issued: null }, [])).toBe(false);
    expect(isToasted(seen, ['freebet'])).toBe(false);
    expect(isToasted(seen, ['hunting'])).toBe(true);
  });

  it('[BONUS-3] of a hit of a jackpot, unless the site has none', () => {
    expect(isToasted(hitOf('h'), [])).toBe(true);
    expect(isToasted(hitOf('h'), ['jackpot'])).toBe(false);
  });
});

describe('bonuses for the slip', () => {
  it('[SLIP-12] only what is active, with its terms', () => {
    const held = heldOf([freebetOf('a'), freebetOf('b', { userBonusStatus: 'available' }), hitOf('h')]);
    expect(held).toMatchObject([{ kind: 'freebet', id: 'a', variant: 'only_win', amount: 500, currency: 'EUR' }]);
    expect(termsOf(freebetOf('a'))).toMatchObject({ usesLeft: 1, endsMs: Date.UTC(2026, 10, 20, 17) });
  });
});

describe('the list', () => {
  it.each([
    [true, ['/v2/bonuses', '/v2/bonuses/freebets/amb']],
    [false, ['/v2/bonuses']],
  ])('[BONUS-2] the way to the next freebet is asked for where the site shows it: %s', async (hasProgress, paths) => {
    const { store, request } = storeWith(200, { data: [] }, hasProgress);
    await store.load();
    const asked = request.mock.calls.map(([input]) => new URL(input instanceof Request ? input.url : input).pathname);
    expect(asked).toEqual(paths);
    expect(store.state.getState()).toMatchObject({ state: 'ready', bonuses: [], amb: [] });
  });

  it('[BONUS-4] sends only those not yet seen', async () => {
    const { store, request } = storeWith(200, {});
    const fresh = freebetOf('a');
    const { issued } = fresh;
    const seen = { ...freebetOf('b'), issued: issued === null ? null : { ...issued, seen: true } };
    await store.see([seen]);
    expect(request).not.toHaveBeenCalled();
    await store.see([fresh, seen]);
    expect(request.mock.calls[0]?.[1]?.body).toBe('{"bonuses":[{"id":"a","type":"freebet"}]}');
    store.stop();
  });

  it('[BONUS-2] tells a refusal in the server’s words', async () => {
    const { store } = storeWith(404, { message: 'We don’t know this code.', code: 'promo_code_unknown', details: [] });
    expect(await store.redeem('x')).toEqual({ kind: 'refused', message: 'We don’t know this code.' });
    store.stop();
  });

  it('[RT-5] a bonus that was pushed is read from the list at once, and stands in where that does not answer', async () => {
    const { store, request } = storeWith(500, {});
    await store.hear(freebetOf('a'));
    expect(request).toHaveBeenCalled();
    await store.hear(freebetOf('a', { amount: minor(900), version: 2 }));
    expect(store.state.getState().bonuses).toMatchObject([{ id: 'a', amount: 900 }]);
    store.stop();
  });

  it('[BONUS-5] what was refused is not as the page believed, so the list is read again', async () => {
    const { store, request } = storeWith(409, {
      message: 'This bonus is already active.',
      code: 'bonus_active',
      details: [],
    });
    const done = await store.activate(freebetOf('a').id);
    expect(done).toEqual({ kind: 'refused', message: 'This bonus is already active.' });
    expect(request.mock.calls.map(([input]) => new URL(new Request(input).url).pathname)).toEqual([
      '/v2/bonuses/a/activate',
      '/v2/bonuses',
      '/v2/bonuses/freebets/amb',
    ]);
    store.stop();
  });
});
