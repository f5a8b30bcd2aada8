import { expect, it } from 'vitest';

import type { LoadedBlock } from '../block-types.ts';
import { areasAround, partsIn, type ShellAreas } from './shell-areas.ts';

const logo: LoadedBlock = { type: 'logo', id: 'logo', settings: {}, data: null };
const usual: ShellAreas = { header: [logo], leftSidebar: [logo], sideMenu: [], tabBar: [], rightSidebar: [logo] };

it.each([
  ['a page that is no more than its address', undefined, usual],
  ['a page that could not be found', null, usual],
  ['a page whose site says nothing about it', { page: undefined }, usual],
  ['a page like all others', { page: { shell: {} } }, usual],
  ['a page without a right sidebar', { page: { shell: { rightSidebar: [] } } }, { ...usual, rightSidebar: [] }],
])('[ROUTE-10] around %s', (_, reply, areas) => {
  expect(areasAround(usual, partsIn(reply))).toEqual(areas);
});
