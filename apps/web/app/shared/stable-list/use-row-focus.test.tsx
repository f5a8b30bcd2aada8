import { act, useRef, type ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, expect, it, vi } from 'vitest';

import { useRowFocus } from './use-row-focus.ts';

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);

function List({ children }: { readonly children: ReactNode }) {
  const list = useRef<HTMLUListElement>(null);
  useRowFocus(list);
  return <ul ref={list}>{children}</ul>;
}

function draw(hasPrice: boolean): ReactNode {
  return (
    <List>
      <li data-match="1">
        <a href="#match">Match</a>
        {hasPrice && <button type="button">2.10</button>}
      </li>
    </List>
  );
}

async function mount() {
  const container = document.createElement('div');
  document.body.append(container);
  const root = createRoot(container);
  await act(async () => root.render(draw(true)));
  container.querySelector('button')?.focus();
  return { container, loseThePrice: async () => act(async () => root.render(draw(false))) };
}

afterEach(() => document.body.replaceChildren());

it('[RT-6] a row keeps the focus when the price that had it goes away', async () => {
  const { container, loseThePrice } = await mount();
  await loseThePrice();
  await vi.waitFor(() => expect(document.activeElement).toBe(container.querySelector('a')));
});

it('[RT-6] nobody who pointed elsewhere gets the focus back', async () => {
  const { loseThePrice } = await mount();
  document.body.dispatchEvent(new Event('pointerdown', { bubbles: true }));
  await loseThePrice();
  await new Promise((resolve) => setTimeout(resolve));
  expect(document.activeElement).toBe(document.body);
});
