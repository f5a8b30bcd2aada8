import { expect, it } from 'vitest';

import { withLinks } from './link-settings.server.ts';

it('[ROUTE-14] the links of a block are found wherever they are in its settings', () => {
  const link = { label: 'page:home', href: 'page:results', icon: null };
  expect(withLinks({ groups: [{ links: [link] }], link: null })).toEqual({
    groups: [{ links: [{ label: 'page:home', href: '/results', icon: null }] }],
    link: null,
  });
});

it.each([
  ['calendar', 'calendar'],
  ['horse', 'sport-racing'],
  ['sport-soccer', 'sport-soccer'],
  ['sport-dota-2', 'sport-esports'],
  ['toString', 'chevron-right'],
])('[CONFIG-2] the icon %s of a link is drawn as %s', (icon, drawn) => {
  expect(withLinks({ links: [{ icon }] })).toEqual({ links: [{ icon: drawn }] });
});
