import { expect, it } from 'vitest';
import { outcomeOf } from './players.ts';

const answer = (status: number, body: object = {}) => ({ status, trouble: null, text: JSON.stringify(body) });

it.each([
  [answer(200), { outcome: 'ok', failed: false }],
  [answer(400, { code: 'refused', errors_by_bet: [{ code: 101 }] }), { outcome: '101', failed: false }],
  [answer(400, { code: 'price_stale', errors_by_bet: [] }), { outcome: 'price_stale', failed: false }],
  [answer(409, { code: 'cashout_changed', reason: 'suspended' }), { outcome: 'suspended', failed: false }],
  [answer(409, { code: 'cashout_changed', reason: null }), { outcome: 'cashout_changed', failed: false }],
  [answer(400, {}), { outcome: '400', failed: true }],
  [answer(401, { code: 'unauthorized' }), { outcome: '401', failed: true }],
  [answer(429, { code: 'too_many_requests' }), { outcome: '429', failed: true }],
  [answer(503), { outcome: '503', failed: true }],
  [
    { status: 0, trouble: 'ECONNRESET', text: '' },
    { outcome: 'ECONNRESET', failed: true },
  ],
])('an answer is a success, a refusal by its code, or a failure (%#)', (given, expected) => {
  expect(outcomeOf(given)).toEqual(expected);
});
