import { expect, it } from 'vitest';

import { oneOfEach } from './load-shell.server.ts';

it.each([
  [
    ['logo', 'odds-switcher', 'theme-switcher', 'language-switcher', 'actions', 'profile'],
    ['logo', 'language-switcher', 'profile'],
  ],
  [['actions'], ['actions']],
  [
    ['menu', 'menu'],
    ['menu', 'menu'],
  ],
])('[CONFIG-2] %s are drawn as %s', (types, drawn) => {
  const blocks = types.map((type, index) => ({ type, id: String(index), settings: {} }));
  expect(oneOfEach(blocks).map(({ type }) => type)).toEqual(drawn);
});
