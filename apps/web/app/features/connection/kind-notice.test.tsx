import { act } from 'react';
import { expect, it } from 'vitest';

import { renderOnPage } from '../../shared/page/render-fixture.tsx';
import { KindNotice } from './kind-notice.tsx';

it('[CAT-14] a page of a kind of sport says so while all its providers are down', () => {
  const sportTypeProviders = [{ sportType: 'cyber' as const, providers: ['oddin', 'other'] }];
  const { stores, container } = renderOnPage(<KindNotice kind="cyber" />, { sportTypeProviders });
  const say = (provider: string, status: 'active' | 'inactive') =>
    act(() => stores.board.applyProviders([{ provider, status }]));
  const words = () => container.querySelector('output')?.textContent ?? '';
  say('oddin', 'inactive');
  expect(words()).toBe('');
  say('other', 'inactive');
  expect(words()).toContain('Bets are paused here');
  say('oddin', 'active');
  expect(words()).toBe('');
});
