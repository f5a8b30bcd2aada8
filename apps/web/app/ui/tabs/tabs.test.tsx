import { act, type ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { describe, expect, it, vi } from 'vitest';

import { Tabs } from './tabs.tsx';

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);

function tabsWith(content: ReactNode) {
  return (
    <Tabs label="Panel" tabs={[{ key: 'one', label: 'One' }]} selected="one" onSelect={() => undefined}>
      {content}
    </Tabs>
  );
}

describe('Tabs', () => {
  it('keep the focus in their panel when what had it goes away', async () => {
    const container = document.body.appendChild(document.createElement('div'));
    const root = createRoot(container);
    await act(async () => root.render(tabsWith(<button type="button">Done</button>)));
    container.querySelector<HTMLElement>('[role=tabpanel] button')?.focus();
    await act(async () => root.render(tabsWith(<p>Nothing is left</p>)));
    expect(document.activeElement?.getAttribute('role')).toBe('tabpanel');
    act(() => root.unmount());
  });

  it('do not take the focus from elsewhere', async () => {
    const container = document.body.appendChild(document.createElement('div'));
    const other = document.body.appendChild(document.createElement('button'));
    const root = createRoot(container);
    await act(async () => root.render(tabsWith(<button type="button">Done</button>)));
    other.focus();
    await act(async () => root.render(tabsWith(<p>Nothing is left</p>)));
    expect(document.activeElement).toBe(other);
    act(() => root.unmount());
  });
});
