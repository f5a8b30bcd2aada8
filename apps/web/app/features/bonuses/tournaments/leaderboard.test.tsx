import type { PayoutState, PoolState } from '@slipstream/contract/entities/bonuses/bonus-status';
import type { Tournament } from '@slipstream/contract/entities/bonuses/tournament';
import { act } from 'react';
import { expect, it } from 'vitest';

import type { Api } from '../../../api/call-api.ts';
import { renderOnPage } from '../../../shared/page/render-fixture.tsx';
import { Leaderboard } from './leaderboard.tsx';

it.each([
  ['created', 'initial', 'Not started yet. Prizes are paid when it ends.'],
  ['active', 'initial', 'In progress. Prizes are paid when it ends.'],
  ['paused', 'initial', 'Paused. Prizes are paid when it ends.'],
  ['finished', 'approved', 'Finished. Places are confirmed. Prizes will be paid soon.'],
  ['finished', 'paid', 'Finished. Prizes have been paid.'],
  ['finished', 'declined', 'Finished. No prizes will be paid.'],
  ['disabled', 'declined', 'Turned off. No prizes will be paid.'],
] as const satisfies readonly [PoolState, PayoutState, string][])(
  '[BONUS-9] a tournament that is %s with payout %s says "%s"',
  async (poolState, payoutState, words) => {
    const api = { call: async () => Promise.resolve({ kind: 'reply', reply: { data: [] } }) } as unknown as Api;
    const bonus = { id: 'cup', poolState, payoutState } as unknown as Tournament;
    const { texts } = renderOnPage(<Leaderboard bonus={bonus} api={api} />);
    await act(async () => Promise.resolve());
    expect(texts('p')).toEqual([words]);
  },
);
