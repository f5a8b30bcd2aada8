import type { Bet } from '@slipstream/betting/ticket/bet';
import type { AmbProgress } from '@slipstream/contract/entities/bonuses/amb-progress';
import { noBonuses } from '@slipstream/betting/ticket/available-bonuses';
import { loadCatalogue } from '@slipstream/locales/load-catalogue';
import type { BonusId } from '@slipstream/units/ids';
import { minor } from '@slipstream/units/minor';
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { describe, expect, it, vi } from 'vitest';

import { SiteProvider, type Site } from '../../site/site.tsx';
import { BonusesStore } from '../../state/bonuses/bonuses-store.ts';
import { createStores } from '../../state/stores.ts';
import { StoresContext } from '../../state/use-stores.ts';
import { MessagesProvider } from '../../shared/messages/messages-provider.tsx';
import { ProgressLine } from './progress-line.tsx';

const messages = await loadCatalogue('en');
vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);

const progress: AmbProgress = {
  bonusId: 'bets' as BonusId,
  currency: 'EUR',
  minStake: minor(500),
  progressCount: 1,
  ranges: [
    { betsCount: 3, freebetType: 'freebet_only_win', amount: minor(500), reached: false },
    { betsCount: 8, freebetType: 'freebet_only_win', amount: minor(1500), reached: false },
  ],
  issueTo: null,
};

const betOf = (stake: number): Bet =>
  ({ currency: 'EUR', stake: minor(stake), bonus: null, availableBonuses: noBonuses }) as unknown as Bet;

function lineOf(bets: readonly Bet[], { hasProgress = true, amb = [progress] } = {}): string {
  const stores = createStores({ clock: { nowMs: 0, rate: 1 }, oddsFormat: 'european' });
  const store = new BonusesStore({ call: async () => Promise.reject(new Error('not asked')) });
  store.state.setState({ amb });
  stores.bonuses.setState({ store });
  const container = document.createElement('div');
  const root = createRoot(container);
  act(() =>
    root.render(
      <MessagesProvider locale="en" messages={messages}>
        <SiteProvider site={{ locale: 'en', direction: 'ltr', bonuses: { hasProgress } } as unknown as Site}>
          <StoresContext value={stores}>
            <ProgressLine bets={bets} />
          </StoresContext>
        </SiteProvider>
      </MessagesProvider>,
    ),
  );
  const text = container.textContent;
  act(() => root.unmount());
  return text;
}

describe('what a slip does for the next freebet', () => {
  it.each([
    ['no stake yet', [0], 'Stake €5.00 or more and this bet counts: 2 bets to go for a €5.00 free bet.'],
    ['one bet', [500], 'This bet counts. Then 1 more of €5.00 or more for a €5.00 free bet.'],
    ['two bets', [500, 700], 'These 2 bets count. Once settled, you get a €5.00 free bet.'],
  ])('[BONUS-2] %s', (_, stakes, words) => {
    expect(lineOf(stakes.map(betOf))).toBe(words);
  });

  it('[BONUS-2] nothing where the site has no progress bar, or every step is reached', () => {
    expect(lineOf([betOf(500)], { hasProgress: false })).toBe('');
    const ranges = progress.ranges.map((range) => ({ ...range, reached: true }));
    expect(lineOf([betOf(500)], { amb: [{ ...progress, ranges }] })).toBe('');
  });
});
