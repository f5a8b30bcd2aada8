import { beforeAll, expect, it } from 'vitest';
import { writeWords } from '../src/testing/write-words.ts';
import type * as Over from './over.ts';

let over: typeof Over;

beforeAll(async () => {
  writeWords();
  over = await import('./over.ts');
});

/** The page around the sportsbook, in a browser whose next frame has not come yet: a closed dialog still has the focus. */
function setUp() {
  document.body.innerHTML = `<div id="sportsbook"><iframe title="Sportsbook"></iframe></div>
    <dialog data-over><button type="button" data-close>Close</button><iframe title="Deposit"></iframe></dialog>`;
  const dialog = document.querySelector('dialog')!;
  dialog.showModal = () => {
    dialog.open = true;
    document.querySelector('button')?.focus();
  };
  dialog.close = () => {
    dialog.open = false;
    dialog.dispatchEvent(new Event('close'));
  };
  return { dialog, focused: () => document.activeElement?.getAttribute('title') };
}

it('[EMBED-10] gives the focus to the sportsbook when the page over it closes, before the next frame too', async () => {
  const { dialog, focused } = setUp();
  const ended = over.openOver('/deposit', 'en');
  expect(dialog.contains(document.activeElement)).toBe(true);
  document.querySelector('button')?.click();
  expect(await ended).toEqual({ isDone: false, deposit: null });
  expect(focused()).toBe('Sportsbook');
});

it.each([
  ['is closed when it asks for it', true, '', false],
  ['is not closed by another window', false, '', true],
  ['is not closed by another origin', true, 'https://evil.example', true],
] as const)('[EMBED-10] a page over the sportsbook %s', async (_, isFrame, otherOrigin, isOpen) => {
  const { dialog } = setUp();
  const frame = dialog.querySelector('iframe');
  const source = { name: 'the window in the frame' };
  Object.defineProperty(frame, 'contentWindow', { value: source });
  void over.openOver('/users/sign-in', 'en');
  const origin = otherOrigin === '' ? location.origin : otherOrigin;
  const said = { origin, data: { close: true }, source: isFrame ? source : {} };
  dispatchEvent(Object.assign(new Event('message'), said));
  expect(dialog.open).toBe(isOpen);
  dialog.close();
});
