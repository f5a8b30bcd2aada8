import { expect, it } from 'vitest';

import { isIndexed, robotsText } from './robots.server.ts';

const publicUrl = 'https://bet.example.com';

it.each([
  ['a site that wants it', true, [], true],
  ['a site that does not', false, [], false],
  ['an origin on the list', true, ['https://test.example.com', 'https://bet.example.com'], false],
  ['an origin on the list, written as a host', true, ['bet.example.com'], false],
  ['another origin on the list', true, ['https://test.example.com'], true],
])('[ROUTE-8] %s', (_name, indexing, noIndexOrigins, expected) => {
  expect(isIndexed({ publicUrl, indexing, noIndexOrigins })).toBe(expected);
});

it('[ROUTE-8] lets crawlers in and shows them the sitemap, or keeps them out', () => {
  expect(robotsText({ publicUrl, indexing: true, noIndexOrigins: [] })).toBe(
    'User-agent: *\nAllow: /\n\nSitemap: https://bet.example.com/sitemap.xml\n',
  );
  expect(robotsText({ publicUrl, indexing: false, noIndexOrigins: [] })).toBe('User-agent: *\nDisallow: /\n');
});
