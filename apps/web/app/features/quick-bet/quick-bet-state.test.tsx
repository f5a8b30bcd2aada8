import type { QuickBetEvent } from '@slipstream/betting/quick-bet/quick-bet';
import { selectionIdOf, type OutcomePick } from '@slipstream/betting/ticket/selection';
import { loadCatalogue } from '@slipstream/locales/load-catalogue';
import { minor } from '@slipstream/units/minor';
import { odds } from '@slipstream/units/odds';
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, it, vi } from 'vitest';

import { MessagesProvider } from '../../shared/messages/messages-provider.tsx';
import { SiteProvider, type Site } from '../../site/site.tsx';
import { betOf } from '../../state/my-bets/bet-fixture.ts';
import type { Slip } from '../../state/slip/slip.ts';
import { pickFrom, playerTerms, slipFixture } from '../../state/slip/slip-fixture.ts';
import { createStores } from '../../state/stores.ts';
import { StoresContext } from '../../state/use-stores.ts';
import { useTapAnswer, type TapAnswer } from './quick-bet-state.tsx';

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
const messages = await loadCatalogue('en');
const key = 'key-of-placement-0123';
const started = { kind: 'placement-started', key } as const;

/** What is said beside the price after a tap with quick bet on, and after what came of it. */
function answerTo(stake: number, events: readonly QuickBetEvent[] = [], terms = playerTerms, live = false) {
  const { slip, board, market } = slipFixture(terms);
  const pick: OutcomePick = { ...pickFrom(board, market, 0), matchStatus: live ? 1 : 0, outcomeName: 'Arsenal' };
  const place = document.createElement('div');
  const root = createRoot(place);
  act(() =>
    root.render(
      <MessagesProvider locale="en" messages={messages}>
        <SiteProvider site={{ locale: 'en', direction: 'ltr' } as unknown as Site}>
          <StoresContext value={createStores({ clock: { nowMs: 0, rate: 1 }, oddsFormat: 'european' })}>
            <Tap slip={slip} />
          </StoresContext>
        </SiteProvider>
      </MessagesProvider>,
    ),
  );
  act(() => {
    slip.quick.dispatch({ kind: 'toggled' });
    slip.quick.dispatch({ kind: 'stake-changed', stake: minor(stake) });
    slip.quick.pick(pick);
    for (const event of events) slip.quick.dispatch(event);
    const [placed] = slip.quick.quickBet().placedBets;
    if (placed !== undefined) slip.quick.keepPlaced(selectionIdOf(pick), placed);
  });
  const answer = JSON.parse(place.textContent) as TapAnswer | null;
  act(() => root.unmount());
  return answer;
}

function Tap({ slip }: { readonly slip: Slip }) {
  return JSON.stringify(useTapAnswer(slip));
}

const limits = { ...playerTerms.limits, maxStakeLimit: { fiat: { EUR: { amount: minor(400) } }, crypto: {} } };
const warned = { ...playerTerms.limits, oddsLimit: { value: odds(2000), action: 'accept' } as const };
const refused = {
  kind: 'placement-failed',
  key,
  failure: {
    kind: 'coded',
    error: {
      code: 'player_limit_reached',
      refusal: { code: 'player_limit_reached' },
      messagesByBet: [],
      isWrongOddsError: false,
    },
  },
} as const;
const bet = betOf({ odds: odds(2000), stake: { value: minor(500), currency: 'EUR', subunits: 100 } });
const succeeded = {
  kind: 'placement-succeeded',
  key,
  placed: { placedBets: [bet], messagesByBet: [] },
} as const;

it.each<[string, TapAnswer | null, string, TapAnswer['tone'], TapAnswer['action']]>([
  ['[QUICK-2] without a stake asks for one', answerTo(0), 'Arsenal at 2.00: enter a stake.', 'plain', 'stake'],
  ['[QUICK-4] before the match waits for a second tap', answerTo(500), 'Arsenal at 2.00', 'plain', 'place'],
  ['[QUICK-8] says that it is being placed', answerTo(500, [started]), 'Placing €5.00 on Arsenal', 'plain', null],
  ['[QUICK-8] says that it was accepted', answerTo(500, [started, succeeded]), 'Accepted: €5.00', 'good', null],
  [
    '[QUICK-4] a limit refuses it in the words of the slip',
    answerTo(500, [], { ...playerTerms, limits }, true),
    'Not placed: Stake must be below €4.00',
    'bad',
    null,
  ],
  [
    '[QUICK-3] a limit that warns leaves it to the slip',
    answerTo(500, [], { ...playerTerms, limits: warned }),
    'Total odds reach the limit of 2.00.',
    'bad',
    null,
  ],
  [
    '[QUICK-8] refused by the server says why',
    answerTo(500, [started, refused]),
    'Not placed: This bet goes over a limit you set.',
    'bad',
    null,
  ],
])('a tap %s', (_, answer, words, tone, action) => {
  expect(answer).toMatchObject({ words: expect.stringContaining(words), tone, action });
});
