import { expect, it } from 'vitest';
import { checkFocus } from './focus.ts';

const open = { url: '/a', dialogs: ['dialog "Settings"'], focus: { isBody: false, what: 'button "Close"' } };
const nowhere = { isBody: true, what: 'body' };
const somewhere = { isBody: false, what: 'button "Settings"' };

it.each([
  ['closed with the focus on what opened it', { url: '/a', dialogs: [], focus: somewhere }, 0],
  ['closed with the focus nowhere', { url: '/a', dialogs: [], focus: nowhere }, 1],
  ['closed by going to another page', { url: '/b', dialogs: [], focus: nowhere }, 0],
  ['still open', { ...open, focus: nowhere }, 0],
])('a dialog %s', (_, after, count) => {
  expect(checkFocus(open, after)).toHaveLength(count);
});
