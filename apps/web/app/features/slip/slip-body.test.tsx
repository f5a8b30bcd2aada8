import { noBonuses, noPlayerBonuses, type PlayerBonuses } from '@slipstream/betting/ticket/available-bonuses';
import type { OutcomePick } from '@slipstream/betting/ticket/selection';
import type { SystemType } from '@slipstream/contract/entities/bets/system-type';
import { loadCatalogue } from '@slipstream/locales/load-catalogue';
import type { BonusId, MatchId } from '@slipstream/units/ids';
import { minor } from '@slipstream/units/minor';
import { odds } from '@slipstream/units/odds';
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { MemoryRouter } from 'react-router';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { MessagesProvider } from '../../shared/messages/messages-provider.tsx';
import { SiteProvider, type Site } from '../../site/site.tsx';
import { betOf } from '../../state/my-bets/bet-fixture.ts';
import { pickFrom, playerTerms, slipFixture, visitorTerms } from '../../state/slip/slip-fixture.ts';
import { createStores } from '../../state/stores.ts';
import { StoresContext } from '../../state/use-stores.ts';
import SlipBody from './slip-body.tsx';

const messages = await loadCatalogue('en');
const site = {
  locale: 'en',
  direction: 'ltr',
  rules: { locales: ['en'], localeInUrl: false },
  isMyBetsVisible: true,
  bonuses: { hasProgress: false },
};
const systemTypes: readonly SystemType[] = [{ id: 's2', cover: 'exact', winCount: 2, totalCount: 3 }];
const key = 'key-of-placement-0123';

const range = { minCount: 2, maxCount: 9, bonusOdds: odds(1100), minOdds: odds(1500) };
const comboboost = { id: 'boost' as BonusId, ranges: [range] };
/** A boost from two selections on, and always another to come. */
const bonuses: PlayerBonuses = {
  ...noPlayerBonuses,
  availableFor: ({ selections }) => ({ ...noBonuses, comboboost: selections.length < 2 ? null : comboboost }),
  upcomingFor: () => [{ bonusId: comboboost.id, range, selectionsMissing: 1 }],
};

let unmount = () => undefined as void;
beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  vi.stubGlobal('matchMedia', () => new EventTarget());
});
afterEach(() => {
  unmount();
  vi.unstubAllGlobals();
});

/** The slip with so many selections of different matches at 2.00, drawn as in a column. */
function drawn(count: number, terms = playerTerms) {
  const fixture = slipFixture({ ...terms, systemTypes });
  const { slip, board, market } = fixture;
  const stores = createStores({ clock: { nowMs: 0, rate: 1 }, oddsFormat: 'european' });
  for (let at = 0; at < count; at += 1) slip.toggle(pickOfMatch(pickFrom(board, market, 0), at));
  const place = document.body.appendChild(document.createElement('div'));
  const root = createRoot(place);
  act(() =>
    root.render(
      <MemoryRouter>
        <MessagesProvider locale="en" messages={messages}>
          <SiteProvider site={site as unknown as Site}>
            <StoresContext value={stores}>
              <SlipBody slip={slip} />
            </StoresContext>
          </SiteProvider>
        </MessagesProvider>
      </MemoryRouter>,
    ),
  );
  unmount = () => {
    act(() => root.unmount());
    place.remove();
  };
  const buttons = () => [...place.querySelectorAll('button')];
  return {
    ...fixture,
    stores,
    text: () => place.textContent,
    dispatch: (...events: Parameters<typeof slip.dispatch>[0][]) =>
      act(() => events.forEach((event) => void slip.dispatch(event))),
    button: (name: RegExp) => buttons().find(({ textContent }) => name.test(textContent)),
    named: (name: string) => buttons().find((each) => each.getAttribute('aria-label') === name),
    stake: () => [...place.querySelectorAll('input')].at(-1) as HTMLInputElement,
    radio: (name: string) =>
      [...place.querySelectorAll('label')].find(({ textContent }) => textContent === name)?.querySelector('input'),
    isLocked: () => place.querySelector('fieldset')?.disabled,
  };
}

function pickOfMatch(pick: OutcomePick, at: number): OutcomePick {
  return { ...pick, matchId: `m${at}` as MatchId, outcomeName: `Outcome ${at}` };
}

const staked = (stake: number) => ({ kind: 'stake-changed', target: 'all', stake: minor(stake) }) as const;
const started = { kind: 'placement-started', key } as const;

describe('a slip that is built', () => {
  it('is empty', () => {
    expect(drawn(0).text()).toContain('Your bet slip is empty');
  });

  it('[LIMIT-5] a single asks for a stake, and then says what it returns', () => {
    const { button, dispatch } = drawn(1);
    expect(button(/^Enter a stake/)).toBeDefined();
    dispatch(staked(500));
    expect(button(/^Place bet/)?.textContent).toBe('Place bet · €5.00returns €10.00');
  });

  it('[SLIP-4] singles have a stake each and are placed together', () => {
    const { button, dispatch, text } = drawn(2);
    dispatch({ kind: 'type-changed', betType: 'single' }, staked(500));
    expect(text()).toContain('Stake per single');
    expect(button(/^Place 2 bets/)?.textContent).toBe('Place 2 bets · €10.00returns €20.00');
  });

  it('[SLIP-1] a combo multiplies', () => {
    const { button, dispatch, text } = drawn(3);
    dispatch(staked(500));
    expect(text()).toContain('8.00');
    expect(button(/^Place bet/)?.textContent).toBe('Place bet · €5.00returns €40.00');
  });

  it('[SLIP-19] a system says its lines and what it returns at most', () => {
    const { button, dispatch, text } = drawn(3);
    dispatch({ kind: 'type-changed', betType: 'system' }, staked(300));
    expect(text()).toContain('3 lines');
    expect(button(/^Place bet/)?.textContent).toBe('Place bet · €3.00returns up to €12.00');
  });

  it('[SLIP-19] a system says per line and in total, what does not divide, and remembers the choice', () => {
    const { dispatch, text, radio, stores } = drawn(3);
    dispatch({ kind: 'type-changed', betType: 'system' }, staked(1000));
    expect(text()).toContain('Stake in total');
    expect(text()).toContain('3 lines × €3.33 + €0.01 shared evenly = €10.00');
    act(() => radio('Per line')?.click());
    expect(text()).toContain('Stake per line');
    expect(text()).toContain('3 lines × €3.33 = €9.99');
    expect(stores.preferences.getState().stakeBasis).toBe('line');
    expect(localStorage.getItem('systemStake')).toBe('line');
    act(() => radio('In total')?.click());
    expect(localStorage.getItem('systemStake')).toBeNull();
  });

  it('[SLIP-18] every tap on an amount adds it, Max is there, and one press empties the field', () => {
    const presets = [{ currency: 'EUR', amounts: [500, 1000] }];
    const { named, stake } = drawn(1, { ...playerTerms, presets: presets as never });
    expect(named('Max stake')).toBeDefined();
    const clear = named('Clear the amount');
    expect(clear?.parentElement?.hidden).toBe(true);
    for (const name of ['€5.00', '€5.00', '€10.00']) act(() => named(`Add ${name} to the stake`)?.click());
    expect(stake().value).toBe('20.00');
    expect(clear?.parentElement?.hidden).toBe(false);
    act(() => clear?.click());
    expect([stake().value, document.activeElement]).toEqual(['', stake()]);
    act(() => named('Add €5.00 to the stake')?.click());
    expect(stake().value).toBe('5.00');
  });

  it.each([
    ['before a boost is reached', 1, null],
    ['when the boost or cashout is asked for', 2, null],
    ['when cashout was kept', 2, 'cashout'],
    ['when boosted', 2, 'boost'],
  ] as const)('[SLIP-12] the price of a boost is said once: %s', (_, count, boostPreference) => {
    const { text, stores } = drawn(count, { ...playerTerms, boostPreference, bonuses });
    act(() => stores.preferences.setState({ boost: boostPreference }));
    expect(text().match(/Boosted bets can’t be cashed out/g)).toHaveLength(1);
  });

  it('[TICKET-7] a visitor is asked to sign in', () => {
    const { button, dispatch } = drawn(1, visitorTerms);
    dispatch(staked(500));
    expect(button(/^Sign in to place bet/)).toBeDefined();
  });

  it('[PLACE-8] a player who is short gets the way to deposit', () => {
    const { button, dispatch, stores } = drawn(1, { ...playerTerms, player: { isPve: false, balance: minor(200) } });
    const request = vi.spyOn(stores.auth, 'request');
    dispatch(staked(500));
    const deposit = button(/You need €3.00 more/);
    act(() => deposit?.click());
    expect(request).toHaveBeenCalledWith('deposit');
  });
});

describe('a slip that is placed', () => {
  it('[TICKET-8] is locked while it is placed, and says when the answer was lost', () => {
    const { dispatch, text, isLocked } = drawn(1);
    dispatch(staked(500), started);
    expect(isLocked()).toBe(true);
    expect(text()).toContain('Placing your bet');
    dispatch({ kind: 'placement-unknown', key });
    expect(text()).toContain('Checking your bet');
  });

  it.each([
    ['a click', 1, false],
    ['the second half of a double click on the button before', 2, true],
  ])('[TICKET-9] a receipt goes with its button: %s', (_, detail, isLeft) => {
    const { dispatch, text, button } = drawn(1);
    const bet = betOf({ odds: odds(2000), potentialWin: minor(1000) });
    const placed = { placedBets: [bet], messagesByBet: [] };
    dispatch(staked(500), started, { kind: 'placement-succeeded', key, placed });
    expect(text()).toContain('Bet placed');
    act(() => void button(/^Done$/)?.dispatchEvent(new MouseEvent('click', { bubbles: true, detail })));
    expect(text().includes('Bet placed')).toBe(isLeft);
  });

  it('[TICKET-9] becomes a receipt, whose selections can be kept', () => {
    const { dispatch, text, button } = drawn(1);
    const bet = betOf({ odds: odds(2000), potentialWin: minor(1000) });
    dispatch(staked(500), started, {
      kind: 'placement-succeeded',
      key,
      placed: { placedBets: [bet], messagesByBet: [] },
    });
    expect(text()).toContain('Bet placed');
    act(() => button(/^Keep selections/)?.click());
    // Their prices were not followed meanwhile.
    expect(button(/^Updating odds/)).toBeDefined();
  });

  it.each([
    ['profile_incomplete', 'Your profile is missing details', /^Complete your profile/],
    ['phone_not_verified', 'Verify your phone number first', /^Verify your phone/],
    ['refused', 'Bet not accepted. No money was taken.', null],
  ] as const)('[PLACE-8] refused with %s says why, with the button that helps', (code, words, remedy) => {
    const { dispatch, text, button } = drawn(1);
    const error = { code, refusal: { code }, messagesByBet: [], isWrongOddsError: false };
    dispatch(staked(500), started, { kind: 'placement-failed', key, failure: { kind: 'coded', error } });
    expect(text()).toContain(words);
    if (remedy === null) return;
    act(() => button(remedy)?.click());
    expect(text()).not.toContain(words);
  });

  it('[PLACE-2] shows the message of the server where the facts are not known', () => {
    const { dispatch, text } = drawn(1);
    const about = { betIndex: 0, selectionId: null, code: 'max_stake_limit_exceeded', odds: null };
    const messagesByBet = [{ ...about, localizedMessage: 'The stake is above our limit.' }];
    const error = { code: 'max_stake_limit_exceeded', refusal: null, messagesByBet, isWrongOddsError: false } as const;
    dispatch(staked(500), started, { kind: 'placement-failed', key, failure: { kind: 'coded', error } });
    expect(text()).toContain('Bet not accepted. No money was taken.');
    expect(text()).toContain('The stake is above our limit.');
  });

  it('[SLIP-10] takes no stake while the wallet is being changed, because the answer would clear it', async () => {
    const { stores, isLocked } = drawn(1);
    const answer = Promise.withResolvers<void>();
    const changing = stores.session.changeWallet('GBP', () => answer.promise);
    await act(async () => {});
    expect(isLocked()).toBe(true);
    await act(async () => {
      answer.resolve();
      await changing;
    });
    expect(isLocked()).toBe(false);
  });
});
