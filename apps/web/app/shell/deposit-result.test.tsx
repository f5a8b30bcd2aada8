import { act } from 'react';
import { useLocation, useNavigate, useNavigationType } from 'react-router';
import { afterEach, expect, it, vi } from 'vitest';

import { renderOnPage } from '../shared/page/render-fixture.tsx';
import { useDepositAddress } from '../state/session/use-deposit-address.ts';
import { PlayerOverlays } from './player-area.tsx';

afterEach(() => vi.restoreAllMocks());

function Page({ back }: { readonly back: string }) {
  useDepositAddress();
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  return (
    <>
      <button type="button" onClick={() => void navigate(back)}>
        Return
      </button>
      <i>{`${useNavigationType()} ${pathname}${search}`}</i>
      <PlayerOverlays />
    </>
  );
}

it.each([
  ['success', 'success', 'Deposit received'],
  ['pending', 'warning', 'Deposit pending'],
  ['error', 'error', 'Deposit failed'],
])('[PAY-1] a return with "%s" shows an alert and removes it from the address', async (status, tone, title) => {
  await import('../features/deposits/deposit-notice.tsx');
  const { stores, press, texts } = renderOnPage(<Page back={`/sportsbook?tab=all&quick_deposit=${status}`} />, {
    flags: [],
  });
  const refresh = vi.spyOn(stores.session, 'refresh').mockResolvedValue();
  await press('Return');
  await act(async () => new Promise((resolve) => setTimeout(resolve)));
  expect(texts('i')).toEqual(['REPLACE /sportsbook?tab=all']);
  expect(stores.alerts.getState()).toMatchObject({ number: 1, alert: { tone, title } });
  // The balance is asked for again, and the result is told once.
  expect(refresh).toHaveBeenCalledOnce();
  expect(stores.deposits.state.getState().status).toBeNull();
});

it.each(['?quick_deposit=won', '?tab=all'])('[PAY-1] %s is no result and stays in the address', async (search) => {
  const { stores, press, texts } = renderOnPage(<Page back={`/sportsbook${search}`} />, { flags: [] });
  await press('Return');
  expect(texts('i')).toEqual([`PUSH /sportsbook${search}`]);
  expect(stores.alerts.getState().alert).toBeNull();
});
