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

it('[KEY-3] a dialog that is taken away open gives the focus to the page when its opener is gone', () => {
  const page = document.body.appendChild(document.createElement('div'));
  const root = createRoot(page);
  act(() => root.render(draw(true)));
  page.querySelector<HTMLElement>('dialog button')?.focus();
  act(() => root.render(<main tabIndex={-1}>Another page</main>));
  expect(document.activeElement?.tagName).toBe('MAIN');
});

function isMarked(): boolean {
  return document.documentElement.hasAttribute('data-overlay');
}

it('[KEY-3] the page below does not scroll while a dialog is open, however it is closed', () => {
  const page = document.body.appendChild(document.createElement('div'));
  const root = createRoot(page);
  act(() => root.render(draw(false)));
  expect(isMarked()).toBe(false);
  act(() => root.render(draw(true)));
  expect(isMarked()).toBe(true);
  act(() => root.render(draw(false)));
  expect(isMarked()).toBe(false);
  act(() => root.render(draw(true)));
  act(() => root.render(<main tabIndex={-1}>Another page</main>));
  expect(isMarked()).toBe(false);
});

it.each(['sheet', 'drawer-end'] as const)('[PANEL-5] a %s ends where an on-screen keyboard begins', (kind) => {
  const seen = Object.assign(new EventTarget(), { height: innerHeight, offsetTop: 0, scale: 1 });
  vi.stubGlobal('visualViewport', seen);
  const page = document.body.appendChild(document.createElement('div'));
  const root = createRoot(page);
  act(() =>
    root.render(
      <Overlay kind={kind} title="Slip" closeLabel="Close" isOpen onClose={() => undefined}>
        Content
      </Overlay>,
    ),
  );
  const covered = () => page.querySelector('dialog')?.style.getPropertyValue('--covered');
  expect(covered()).toBe('0px');
  seen.height = innerHeight - 300;
  seen.dispatchEvent(new Event('resize'));
  expect(covered()).toBe('300px');
  act(() => root.unmount());
});

it('[ROUTE-11] a dialog that must be answered stays above one that opens later', async () => {
  const shown: string[] = [];
  // As in a browser: the top layer is in the order of showing, and a closed dialog is told in a task of its own.
  vi.spyOn(HTMLDialogElement.prototype, 'showModal').mockImplementation(function show(this: HTMLDialogElement) {
    shown.push(this.getAttribute('aria-label') ?? '');
    this.open = true;
  });
  vi.spyOn(HTMLDialogElement.prototype, 'close').mockImplementation(function close(this: HTMLDialogElement) {
    if (!this.open) return;
    this.open = false;
    setTimeout(() => this.dispatchEvent(new Event('close')));
  });
  const page = document.body.appendChild(document.createElement('div'));
  const root = createRoot(page);
  const onClose = vi.fn<() => void>();
  const both = (isOpen: boolean) => (
    <>
      <Overlay kind="dialog" title="Check" closeLabel="Close" isForced isOpen onClose={onClose}>
        Answer
      </Overlay>
      <Overlay kind="dialog" title="Other" closeLabel="Close" isOpen={isOpen} onClose={() => undefined}>
        Content
      </Overlay>
    </>
  );
  act(() => root.render(both(false)));
  act(() => root.render(both(true)));
  await act(async () => new Promise((resolve) => setTimeout(resolve)));
  expect(shown).toEqual(['Check', 'Other', 'Check']);
  expect([...page.querySelectorAll('dialog')].map(({ open }) => open)).toEqual([true, true]);
  expect(onClose).not.toHaveBeenCalled();
  vi.restoreAllMocks();
});
