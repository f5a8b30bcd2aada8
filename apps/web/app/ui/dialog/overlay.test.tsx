import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import { Overlay } from './overlay.tsx';

beforeEach(() => vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true));
afterEach(() => {
  vi.unstubAllGlobals();
  document.body.replaceChildren();
});

function draw(isOpen: boolean) {
  return (
    <main tabIndex={-1}>
      <button type="button">Opener</button>
      <Overlay kind="dialog" title="A dialog" closeLabel="Close" isOpen={isOpen} onClose={() => {}}>
        Content
      </Overlay>
    </main>
  );
}

/** A page with an open dialog that is closed by its parent. */
function closeDialog(focusBefore?: (page: HTMLElement) => void): void {
  const page = document.body.appendChild(document.createElement('div'));
  const root = createRoot(page);
  act(() => root.render(draw(true)));
  focusBefore?.(page);
  act(() => root.render(draw(false)));
}

it('[KEY-3] a dialog that nothing opened gives the focus to the page when it closes', () => {
  closeDialog(() => (document.activeElement as HTMLElement | null)?.blur());
  expect(document.activeElement?.tagName).toBe('MAIN');
});

it('[KEY-3] a dialog leaves the focus where the browser restored it', () => {
  closeDialog((page) => page.querySelector('button')?.focus());
  expect(document.activeElement?.textContent).toBe('Opener');
});

it('[KEY-3] a dialog that closes takes the focus out of itself', () => {
  closeDialog((page) => page.querySelector<HTMLElement>('dialog button')?.focus());
  expect(document.activeElement?.tagName).toBe('MAIN');
});
