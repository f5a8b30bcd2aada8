import { expect, it, vi } from 'vitest';

import { renderOnPage } from '../shared/page/render-fixture.tsx';
import { Panel } from './panel.tsx';

it('[PANEL-5] the column of the betting panel ends where an on-screen keyboard begins', () => {
  const seen = Object.assign(new EventTarget(), { height: innerHeight - 280, offsetTop: 0, scale: 1 });
  vi.stubGlobal('visualViewport', seen);
  const { container } = renderOnPage(<Panel label="Bet slip">The slip</Panel>);
  const covered = () => container.querySelector('aside')?.style.getPropertyValue('--covered');
  expect(covered()).toBe('280px');
  seen.height = innerHeight;
  seen.dispatchEvent(new Event('resize'));
  expect(covered()).toBe('0px');
  vi.unstubAllGlobals();
});
