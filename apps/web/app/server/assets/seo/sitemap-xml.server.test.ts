import { expect, it } from 'vitest';

import { sitemap, sitemapIndex } from './sitemap-xml.server.ts';

it('lists pages and other sitemaps, escaped', () => {
  expect(sitemap(['https://a.example/x?a=1&b=2'])).toContain('<url><loc>https://a.example/x?a=1&amp;b=2</loc></url>');
  expect(sitemapIndex(['https://a.example/s.xml'])).toContain('<sitemap><loc>https://a.example/s.xml</loc></sitemap>');
});
