import { act, useRef } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, it, vi } from 'vitest';

import type { Slip } from '../../state/slip/slip.ts';
import { useTapDismissal } from './use-tap-dismissal.ts';

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);

function Question({ slip }: { readonly slip: Slip }) {
  const ref = useRef<HTMLDivElement>(null);
  useTapDismissal(slip, ref, 'tapped');
  return (
    <main>
      <p>Elsewhere</p>
      <button type="button" data-odds="">
        1.85
      </button>
      <div ref={ref}>
        <button type="button">Place</button>
      </div>
      <dialog open>
        <button type="button">Close</button>
      </dialog>
    </main>
  );
}

const click = (target: Element) => target.dispatchEvent(new MouseEvent('click', { bubbles: true }));
const escape = (target: Element) =>
  target.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }));

it.each([
  ['Escape', escape, 'p', 1],
  ['Escape in the question', escape, 'div button', 1],
  ['a click elsewhere', click, 'p', 1],
  ['a click in the question', click, 'div button', 0],
  ['a click on another price', click, '[data-odds]', 0],
  ['Escape that closes a dialog above it', escape, 'dialog button', 0],
  ['a click in a dialog above it', click, 'dialog button', 0],
] as const)('[QUICK-8] a question beside a price: %s', (_, press, selector, dismissed) => {
  const dismiss = vi.fn<() => void>();
  const page = document.body.appendChild(document.createElement('div'));
  const root = createRoot(page);
  act(() => root.render(<Question slip={{ quick: { dismiss } } as unknown as Slip} />));
  const target = page.querySelector(selector);
  if (target === null) throw new Error(selector);
  press(target);
  expect(dismiss).toHaveBeenCalledTimes(dismissed);
  act(() => root.unmount());
});
