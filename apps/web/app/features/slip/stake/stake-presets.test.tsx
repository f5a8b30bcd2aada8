import { afterEach, expect, it } from 'vitest';

import { renderOnPage } from '../../../shared/page/render-fixture.tsx';
import { keepSubcurrency } from '../../../state/preferences/subcurrency-choices.ts';
import { playerTerms, slipFixture } from '../../../state/slip/slip-fixture.ts';
import { StakePresets } from './stake-presets.tsx';

afterEach(() => keepSubcurrency('BTC', null));

it('[SLIP-18] [CONFIG-10] amounts are written in the subcurrency of the stake', () => {
  const bitcoin = { code: 'BTC', subunits: 100_000_000, digits: 8, isFiat: false };
  const presets = [{ currency: 'BTC', amounts: [10_000, 100_000] }];
  const { slip } = slipFixture({ ...playerTerms, currency: bitcoin, presets: presets as never });
  keepSubcurrency('BTC', { code: 'mBTC', subunits: 100_000 });
  const { container } = renderOnPage(<StakePresets slip={slip} target="all" onUsed={() => undefined} />);
  const buttons = [...container.querySelectorAll('button')].slice(0, 2);
  expect(buttons.map((button) => [button.getAttribute('aria-label'), button.textContent])).toEqual([
    ['Add 0.10\u00A0mBTC to the stake', '+0.1'],
    ['Add 1.00\u00A0mBTC to the stake', '+1'],
  ]);
});
