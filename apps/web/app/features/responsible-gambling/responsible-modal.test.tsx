import type { RealityCheck } from '@slipstream/contract/entities/account/sportsbook-session';
import { minor } from '@slipstream/units/minor';
import { act } from 'react';
import { expect, it } from 'vitest';

import { renderOnPage } from '../../shared/page/render-fixture.tsx';
import ResponsibleModal from './responsible-modal.tsx';

const site = { platformUrl: 'https://platform.example' };
const check: RealityCheck = {
  period: 600,
  elapsedSeconds: 4500,
  currency: 'EUR',
  staked: minor(5000),
  returned: minor(2000),
  profit: minor(-3000),
};

it.each([
  ['reality_check', 'Reality check', ['Keep playing', 'Sign out']],
  ['out_of_session', 'Session limit reached', ['OK']],
  ['activity_limit', 'Time limit reached', ['OK']],
] as const)('[ROUTE-11] %s is a modal that only an answer closes', async (modal, title, answers) => {
  const { container, stores, texts } = renderOnPage(<ResponsibleModal modal={modal} />, site);
  act(() => stores.responsible.show(modal, check));
  const dialog = container.querySelector('dialog');
  expect(dialog?.open).toBe(true);
  expect(dialog?.getAttribute('aria-label')).toBe(title);
  expect(texts('button')).toEqual(answers);
  const cancel = new Event('cancel', { cancelable: true });
  dialog?.dispatchEvent(cancel);
  expect(cancel.defaultPrevented).toBe(true);
  await act(async () => Promise.resolve(dialog?.click()));
  expect([dialog?.open, stores.responsible.state.getState().modal]).toEqual([true, modal]);
});
