import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { expect, it } from 'vitest';

import { SiteProvider, type Site } from '../../site/site.tsx';
import { PageHead } from './page-head.tsx';

const rules = { locales: ['en', 'de', 'pt-BR'], localeInUrl: false };
const seo = { keywords: '', shareImage: null, isIndexed: true };
const site = { name: 'Site', locale: 'de', publicUrl: 'https://bets.example', rules, seo };

function linksAt(path: string, more: object = {}) {
  const markup = renderToStaticMarkup(
    <MemoryRouter initialEntries={[path]}>
      <SiteProvider site={{ ...site, ...more } as unknown as Site}>
        <PageHead title="Title" description="Description" />
      </SiteProvider>
    </MemoryRouter>,
  );
  const head = document.createElement('div');
  head.innerHTML = markup;
  const links = [...head.querySelectorAll('link')];
  return links.map((link) => [link.rel, link.getAttribute('hreflang'), link.getAttribute('href')]);
}

it('[ROUTE-7] a page has a canonical link, an alternate for each locale, and the default locale as x-default', () => {
  expect(linksAt('/de/sportsbook/soccer?tab=all&sort=time#top')).toEqual([
    ['canonical', null, 'https://bets.example/de/sportsbook/soccer?tab=all'],
    ['alternate', 'en', 'https://bets.example/sportsbook/soccer?tab=all'],
    ['alternate', 'de', 'https://bets.example/de/sportsbook/soccer?tab=all'],
    ['alternate', 'pt-BR', 'https://bets.example/pt-BR/sportsbook/soccer?tab=all'],
    ['alternate', 'x-default', 'https://bets.example/sportsbook/soccer?tab=all'],
  ]);
});

it('[ROUTE-7] the default locale is the first of the site, whichever language the page has', () => {
  const found = linksAt('/sportsbook/live', { locale: 'de', rules: { ...rules, locales: ['de', 'en'] } });
  expect(found).toEqual([
    ['canonical', null, 'https://bets.example/sportsbook/live'],
    ['alternate', 'de', 'https://bets.example/sportsbook/live'],
    ['alternate', 'en', 'https://bets.example/en/sportsbook/live'],
    ['alternate', 'x-default', 'https://bets.example/sportsbook/live'],
  ]);
});
