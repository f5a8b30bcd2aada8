import { platformCloseMessage } from '@slipstream/contract/embed/platform-message';
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { writeWords } from '../src/testing/write-words.ts';

const around = 'https://bets.example';
let said: unknown[] = [];
const listen = addEventListener.bind(globalThis);
const ended = new AbortController();

beforeAll(async () => {
  writeWords();
  document.body.dataset['frame'] = around;
  // Other files have this window too, and are not framed.
  vi.stubGlobal('addEventListener', (type: string, listener: EventListener) =>
    listen(type, listener, { signal: ended.signal }),
  );
  vi.stubGlobal('parent', { postMessage: (...message: unknown[]) => said.push(message) });
  await import('./page.ts');
  delete document.body.dataset['frame'];
});

afterAll(() => ended.abort());

beforeEach(() => {
  said = [];
  document.body.innerHTML = '<input /><dialog><input id="again" /></dialog>';
});

function press(key: string, { isComposing = false, isHandled = false } = {}): void {
  const event = new KeyboardEvent('keydown', { key, isComposing, bubbles: true, cancelable: true, composed: true });
  if (isHandled) event.preventDefault();
  document.querySelector('input')?.dispatchEvent(event);
}

it('[EMBED-10] Escape in a framed page asks the window around, and no other origin, to close it', () => {
  press('Escape');
  expect(said).toEqual([[{ close: true }, around]]);
  const [[message]] = said as [[unknown]];
  expect(platformCloseMessage.safeParse(message).success).toBe(true);
});

it.each([
  ['another key', 'Enter', {}],
  ['what the page handled itself', 'Escape', { isHandled: true }],
  ['the end of a composition', 'Escape', { isComposing: true }],
] as const)('[EMBED-10] %s closes nothing', (_, key, how) => {
  press(key, how);
  expect(said).toEqual([]);
});

it('[EMBED-10] Escape closes a dialog inside the page before the one around it', () => {
  document.querySelector('dialog')?.setAttribute('open', '');
  press('Escape');
  expect(said).toEqual([]);
});
