import { expect, it } from 'vitest';

import { renderOnPage } from '../shared/page/render-fixture.tsx';
import type { Site } from '../site/site.tsx';
import type { LoadedBlock } from './block-types.ts';
import { Content } from './content.tsx';
import type { PageParts } from './page-parts.ts';

const seo = { description: '', keywords: '', shareImage: null, isIndexed: true };
const site = { name: 'Slipstream', publicUrl: 'https://bets.example', seo } as unknown as Partial<Site>;
const words = (title: string | null) =>
  ({ type: 'text', id: 't', settings: { title, text: 'Words.' }, data: null }) as unknown as LoadedBlock;

it.each([
  ['its own title', 'About', words('Heading'), 'About'],
  ['the heading of its first text', null, words('Our house'), 'Our house'],
  ['the name of the site', null, words(null), 'Slipstream'],
])('[ROUTE-3] a page of blocks is called by %s', (_, title, block, called) => {
  const page = { title, styles: [], layout: 'default', main: [block], footer: [] } as unknown as PageParts;
  const { texts } = renderOnPage(<Content page={page} />, site);
  expect(texts('h1')).toEqual([called]);
});
