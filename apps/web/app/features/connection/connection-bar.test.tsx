import { act } from 'react';
import { expect, it } from 'vitest';

import { renderOnPage } from '../../shared/page/render-fixture.tsx';
import { showAlert } from '../../state/alerts.ts';
import type { FeedState } from '../../state/feed/feed.ts';
import { ConnectionBar } from './connection-bar.tsx';

it.each([
  ['rendered', ''],
  ['live', ''],
  ['paused', 'Reconnecting, odds paused'],
  ['offline', 'You’re offline. Odds are paused until you’re back online.'],
] as const satisfies readonly [FeedState, string][])(
  '[ALERT-1] a connection that is %s is told by an alert of its own: "%s"',
  (state, words) => {
    const { stores, container } = renderOnPage(<ConnectionBar />);
    act(() => stores.feed.setState({ state }));
    expect(container.querySelector('output')?.textContent).toBe(words);
    // Another alert does not replace it.
    act(() => showAlert(stores.alerts, { tone: 'info', title: 'another' }));
    expect(container.querySelector('output')?.textContent).toBe(words);
  },
);
