import { betSumFaults } from '@slipstream/betting/summary/bet-sum';
import type { Bet } from '@slipstream/contract/entities/bets/bet';
import { loadCatalogue } from '@slipstream/locales/load-catalogue';
import type { BonusId } from '@slipstream/units/ids';
import { minor } from '@slipstream/units/minor';
import { odds } from '@slipstream/units/odds';
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { describe, expect, it, vi } from 'vitest';

import { SiteProvider, type Site } from '../../../site/site.tsx';
import { betOf } from '../../../state/my-bets/bet-fixture.ts';
import type { Slip } from '../../../state/slip/slip.ts';
import { createStores } from '../../../state/stores.ts';
import { StoresContext } from '../../../state/use-stores.ts';
import { MessagesProvider } from '../../../shared/messages/messages-provider.tsx';
import { ReceiptBet } from './receipt-bet.tsx';

const messages = await loadCatalogue('en');
vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);

type Leg = Bet['selections'][number];

const leg = (price: number): Leg =>
  ({
    id: `leg-${price}`,
    odds: odds(price),
    status: 'open',
    outcome: { name: 'Home' },
    market: { name: 'Winner' },
  }) as Leg;

const stake = (value: number) => ({ value: minor(value), currency: 'EUR', subunits: 100 });

/** The receipt of a bet as it was answered, and, if there is a later one, as it came over the player's channel. */
function receiptOf(placed: Bet, later?: Bet): string {
  const stores = createStores({ clock: { nowMs: 0, rate: 1 }, oddsFormat: 'european' });
  const container = document.createElement('div');
  const root = createRoot(container);
  act(() =>
    root.render(
      <MessagesProvider locale="en" messages={messages}>
        <SiteProvider site={{ locale: 'en', direction: 'ltr' } as unknown as Site}>
          <StoresContext value={stores}>
            <ReceiptBet placed={placed} slip={{} as Slip} />
          </StoresContext>
        </SiteProvider>
      </MessagesProvider>,
    ),
  );
  if (later !== undefined) act(() => stores.bets.put([later]));
  const figures = [...container.querySelectorAll('dt, dd')].map(({ textContent }) => textContent).join(' | ');
  const state = container.querySelector('output')?.textContent ?? '';
  act(() => root.unmount());
  return `${state}: ${figures}`;
}

const single = { selections: [leg(80_000)], odds: odds(80_000), stake: stake(500), potentialWin: minor(40_000) };
const fallen = { selections: [leg(79_000)], odds: odds(79_000), potentialWin: minor(39_500) };
const boost = { id: 'b' as BonusId, type: 'comboboost', odds: 1050, freebetType: null } as const;
const freebet = { id: 'f' as BonusId, type: 'freebet', odds: null, freebetType: 'freebet_only_win' } as const;

describe('[MYBETS-7] the receipt', () => {
  it('follows the bet to the price it was accepted at, odds and return together', () => {
    const submitted = betOf({ ...single, status: 'submitted' });
    const accepted = betOf({ ...single, ...fallen, version: 2 });
    for (const bet of [submitted, accepted]) expect(betSumFaults(bet)).toEqual([]);
    expect(receiptOf(submitted)).toBe('Checking your bet: Stake | €5.00 | Odds | 80.00 | Potential returns | €400.00');
    expect(receiptOf(submitted, accepted)).toBe(
      'Bet placed: Stake | €5.00 | Odds | 79.00 | Potential returns | €395.00',
    );
  });

  it('names the boost that is between stake times odds and the return', () => {
    const bet = betOf({
      type: 'combo',
      selections: [leg(4000), leg(2035)],
      odds: odds(8140),
      bonus: boost,
      potentialWin: minor(8547),
    });
    expect(betSumFaults(bet)).toEqual([]);
    expect(receiptOf(bet)).toBe(
      'Bet placed: Stake | €10.00 | Odds | 8.14 | ×1.05 boost | +€4.07 | Potential returns | €85.47',
    );
  });

  it('[BONUS-7] says freebet', () => {
    const bet = betOf({ ...single, bonus: freebet, potentialWin: minor(39_500) });
    expect(betSumFaults(bet)).toEqual([]);
    expect(receiptOf(bet)).toBe('Free bet placed: Free bet | €5.00 | Odds | 80.00 | Potential returns | €395.00');
  });

  it.each(['rejected', 'cancelled', 'withdrawn'] as const)(
    'of a bet that is %s shows the price that was asked for and promises nothing',
    (status) => {
      const bet = betOf({ ...single, status, result: 'canceled', potentialWin: minor(0) });
      expect(betSumFaults(bet)).toEqual([]);
      expect(receiptOf(bet)).toBe('Not accepted: Stake | €5.00 | Requested odds | 80.00');
    },
  );
});
