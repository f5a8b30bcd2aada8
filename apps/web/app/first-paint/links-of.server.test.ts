import type { EntryContext } from 'react-router';
import { expect, it } from 'vitest';

import { linksOf } from './links-of.server.ts';

const icon = { rel: 'icon', href: '/icon.svg' };
const context = (errors: object | null = null) =>
  ({
    manifest: {
      routes: { root: { css: ['/first.css', '/root.css'] }, page: { css: ['/first.css', '/page.css'] }, leaf: {} },
    },
    routeModules: { root: { links: () => [icon] }, page: {}, leaf: { links: () => [icon] } },
    staticHandlerContext: { matches: ['root', 'page', 'leaf'].map((id) => ({ route: { id } })), errors },
  }) as unknown as EntryContext;

const hrefs = (of: EntryContext) => linksOf(of).map((link) => 'href' in link && link.href);

it('names the style sheets and links of all routes of a page, each once', () => {
  expect(hrefs(context())).toEqual(['/first.css', '/root.css', '/icon.svg', '/page.css']);
});

it('names those of the routes down to the one that failed', () => {
  expect(hrefs(context({ root: new Error('no site') }))).toEqual(['/first.css', '/root.css', '/icon.svg']);
});
