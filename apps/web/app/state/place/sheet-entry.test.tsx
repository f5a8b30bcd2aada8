import { expect, it, onTestFinished } from 'vitest';

import { openPagesOverSheets, sheetEntryOf } from './sheet-entry.ts';

it('[PANEL-4] a page opened from a sheet takes the place of the sheet’s entry, and any other page gets one of its own', () => {
  openPagesOverSheets();
  onTestFinished(() => void Reflect.deleteProperty(history, 'pushState'));
  history.pushState({ key: 'a' }, '', '/a');
  const before = history.length;
  history.pushState(sheetEntryOf(history.state), '');
  expect([history.length, history.state]).toEqual([before + 1, { key: 'a', sheet: true }]);
  history.pushState({ key: 'b' }, '', '/b');
  expect([history.length, history.state, location.pathname]).toEqual([before + 1, { key: 'b' }, '/b']);
  history.pushState({ key: 'c' }, '', '/c');
  expect([history.length, history.state]).toEqual([before + 2, { key: 'c' }]);
});
