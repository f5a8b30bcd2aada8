import type { Account } from '@slipstream/contract/entities/account/account';
import { loadCatalogue } from '@slipstream/locales/load-catalogue';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';

import { SiteProvider, type Site } from '../../site/site.tsx';
import { MessagesProvider } from '../../shared/messages/messages-provider.tsx';
import { Balance } from './balance.tsx';

const messages = await loadCatalogue('en');

function textsOf(amount: number, locale = 'en'): readonly string[] {
  const account = { balance: { amount }, currency: 'EUR', active: true } as Account;
  const markup = renderToStaticMarkup(
    <MessagesProvider locale="en" messages={messages}>
      <SiteProvider site={{ locale } as Site}>
        <Balance account={account} playerId={null} />
      </SiteProvider>
    </MessagesProvider>,
  );
  return [...markup.matchAll(/>([^<]+)</g)].map(([, text = '']) => text);
}

it.each([
  [100_000, ['Balance', '€1,000.00']],
  [1_000_000, ['Balance', '€10,000.00']],
  [123_999_999, ['Balance', '€1,239,999.99', '€1.23M']],
])('a balance of %i cents has a short form only where the whole would not fit a phone', (amount, texts) => {
  expect(textsOf(amount)).toEqual(texts);
});

it.each([
  [100_000, ['Balance', '\u200f1,000.00\u00a0€']],
  [1_000_099, ['Balance', '\u200f10,000.99\u00a0€', '\u200f10,000\u00a0€']],
])(
  'in Arabic a balance of %i cents is measured by what is seen of it, and its short form is shorter',
  (amount, texts) => {
    expect(textsOf(amount, 'ar')).toEqual(texts);
  },
);
