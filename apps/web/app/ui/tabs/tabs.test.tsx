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

  it('may all be closed; then the first is in the tab order and the panel has no name', async () => {
    const container = document.body.appendChild(document.createElement('div'));
    const root = createRoot(container);
    const onSelect = vi.fn<(key: string) => void>();
    const tabs = ['one', 'two'].map((key) => ({ key, label: key }));
    await act(async () =>
      root.render(
        <Tabs label="Panel" tabs={tabs} selected={null} onSelect={onSelect}>
          {null}
        </Tabs>,
      ),
    );
    const [first] = container.querySelectorAll<HTMLElement>('[role=tab]');
    expect(container.querySelectorAll('[aria-selected=true]')).toHaveLength(0);
    expect(first?.tabIndex).toBe(0);
    expect(container.querySelector('[role=tabpanel]')?.hasAttribute('aria-labelledby')).toBe(false);
    await act(async () => first?.dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowRight', bubbles: true })));
    expect(onSelect).toHaveBeenCalledWith('two');
    act(() => root.unmount());
  });
});
