import type { Bonus } from '@slipstream/contract/entities/bonuses/bonus';
import type { MatchId } from '@slipstream/units/ids';
import { act } from 'react';
import { afterEach, expect, it, vi } from 'vitest';

import type { Api } from '../api/call-api.ts';
import { CustomBetModal } from '../features/bet-builder/custom-bet-modal.tsx';
import { BonusDetail } from '../features/bonuses/detail/bonus-detail.tsx';
import { JackpotHit } from '../features/bonuses/jackpots/jackpot-hit.tsx';
import RestoreDialog from '../features/share/restore-dialog.tsx';
import { renderOnPage } from '../shared/page/render-fixture.tsx';
import { freebetOf } from '../state/bonuses/bonus-fixture.ts';
import { BonusesStore } from '../state/bonuses/bonuses-store.ts';

const nobody = { call: async () => ({ kind: 'failure', failure: { code: 'unreachable' } }) } as unknown as Api;

const { bonusType: _kind, type: _type, ...fields } = freebetOf('city');
const hit = {
  ...fields,
  bonusType: 'jackpot',
  name: 'City jackpot',
  hit: { amount: 5000, currency: 'EUR', status: 'approved', level: { code: 'mini', name: 'Mini' } },
} as unknown as Bonus;

function storeWith(bonus: Bonus): BonusesStore {
  const store = new BonusesStore(nobody);
  store.state.setState({ state: 'ready', bonuses: [bonus] });
  return store;
}

const modalOf = (container: Element) => {
  const dialog = container.querySelector('dialog');
  return dialog?.open === true ? dialog.getAttribute('aria-label') : null;
};

afterEach(() => vi.unstubAllGlobals());

it('[ROUTE-11] the details of a bonus are a modal', () => {
  const store = storeWith(freebetOf('weekend'));
  const { container } = renderOnPage(<BonusDetail store={store} api={nobody} />);
  expect(modalOf(container)).toBeNull();
  act(() => store.open('weekend'));
  expect(modalOf(container)).toContain('weekend');
  act(() => store.open(null));
  expect(modalOf(container)).toBeNull();
});

it.each([
  ['is there after all', ['late'], true],
  ['is gone', [], false],
])('[NOTIF-3] a bonus that is opened and %s', async (_, ids, isShown) => {
  const data = ids.map((id) => freebetOf(id));
  const call = async () => Promise.resolve({ kind: 'reply', reply: { data } });
  const store = new BonusesStore({ call } as unknown as Api);
  store.state.setState({ state: 'ready' });
  const { container, stores } = renderOnPage(<BonusDetail store={store} api={nobody} />);
  await act(async () => Promise.resolve(store.open('late')));
  expect(modalOf(container) !== null).toBe(isShown);
  expect(store.state.getState().openId).toBe(isShown ? 'late' : null);
  const told = stores.alerts.getState().alert?.title ?? null;
  expect(told).toBe(isShown ? null : 'This bonus isn’t there any more');
});

it('[ROUTE-11] a jackpot hit is a modal that opens by itself', () => {
  const store = storeWith(hit);
  const { container } = renderOnPage(
    <>
      <JackpotHit store={store} quiet={[]} />
      <BonusDetail store={store} api={nobody} />
    </>,
  );
  expect(modalOf(container)).toContain('City jackpot');
  expect(container.textContent).toContain('50.00');
  store.stop();
});

it('[ROUTE-11] an unknown share code is told in a modal', async () => {
  vi.stubGlobal('fetch', async () => Response.json({ message: 'no', code: 'not_found', details: [] }, { status: 404 }));
  const site = { apiUrl: 'http://api.test', platformApiUrl: 'http://api.test' };
  const { container, stores } = renderOnPage(<RestoreDialog request={{ kind: 'open', code: 'NONE' }} />, site);
  await act(async () => new Promise((resolve) => setTimeout(resolve, 20)));
  expect(modalOf(container)).not.toBeNull();
  expect(container.querySelector('dialog')?.textContent).toContain('This link doesn’t work');
  expect(stores.sharing.state.getState().request).toBeNull();
});

it('[ROUTE-11] a custom bet away from its match is a modal', () => {
  const { container, stores } = renderOnPage(<CustomBetModal />);
  stores.slip.onNeeded(async () => new Promise(() => undefined));
  expect(modalOf(container)).toBeNull();
  act(() => stores.builder.offer('m-1' as MatchId));
  expect(modalOf(container)).not.toBeNull();
  act(() => stores.builder.close());
  expect(modalOf(container)).toBeNull();
});
