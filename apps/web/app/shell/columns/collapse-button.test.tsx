import { act } from 'react';
import { beforeEach, expect, it } from 'vitest';

import { renderOnPage } from '../../shared/page/render-fixture.tsx';
import { setSidebarCollapsed } from '../../state/panel/sidebar.ts';
import { CollapseButton } from './collapse-button.tsx';

beforeEach(() => setSidebarCollapsed(false));

it('[SESSION-6] collapses the sidebar for this browser and says so', async () => {
  const { press, button } = renderOnPage(<CollapseButton />);
  expect(button('Collapse sidebar')?.getAttribute('aria-expanded')).toBe('true');
  await press('Collapse sidebar');
  expect(document.documentElement.getAttribute('data-sidebar')).toBe('collapsed');
  expect(localStorage.getItem('left-sidebar-collapsed')).toBe('true');
  expect(button('Expand sidebar')?.getAttribute('aria-expanded')).toBe('false');
});

it('follows whoever else collapses it', async () => {
  const { button } = renderOnPage(<CollapseButton />);
  await act(async () => {
    setSidebarCollapsed(true);
    // Observers of attributes are told in a task of their own.
    await new Promise((resolve) => setTimeout(resolve));
  });
  expect(button('Expand sidebar')).toBeDefined();
});
