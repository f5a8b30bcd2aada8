import { expect, it } from 'vitest';

import { keepSubcurrency, restoreSubcurrencies, shownCurrencies } from './subcurrency-choices.ts';

const mBtc = { code: 'mBTC', subunits: 100_000 };
const shown = () => shownCurrencies.getState()['BTC']?.code;

it('[CONFIG-10] a chosen subcurrency is remembered, unless the site no longer offers it', () => {
  keepSubcurrency('BTC', mBtc);
  expect([shown(), localStorage.getItem('subcurrencies')]).toEqual(['mBTC', '{"BTC":"mBTC"}']);
  shownCurrencies.setState({}, true);
  restoreSubcurrencies({ BTC: [{ code: 'sat', subunits: 1 }] });
  expect(shown()).toBeUndefined();
  restoreSubcurrencies({ BTC: [mBtc] });
  expect(shown()).toBe('mBTC');
  keepSubcurrency('BTC', null);
  expect([shown(), localStorage.getItem('subcurrencies')]).toEqual([undefined, null]);
});
