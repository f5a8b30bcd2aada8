import { loadCatalogue } from '@slipstream/locales/load-catalogue';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';

import { matchOf } from '../../../../state/board/board-fixture.ts';
import { MessagesProvider } from '../../../../shared/messages/messages-provider.tsx';
import { StatisticBars, type StatisticBarsProps } from './statistic-bars.tsx';

const messages = await loadCatalogue('de');

function markupOf(...rows: StatisticBarsProps['rows']): string {
  return renderToStaticMarkup(
    <MessagesProvider locale="de" messages={messages}>
      <StatisticBars match={matchOf(1, null)} rows={rows} />
    </MessagesProvider>,
  );
}

it.each([
  [0, 3, 'none 100'],
  [3, 1, '75 25'],
  [2, 0, '100 none'],
  [0, 0, '50 50'],
])('[SHOW-4] %i against %i are bars of %s', (home, away, expected) => {
  const bars = markupOf({ key: 'shots', unit: 'count', home, away }).matchAll(/flex-grow:([\d.]+)"( data-none)?/g);
  expect([...bars].map(([, share, none]) => (none === undefined ? share : 'none')).join(' ')).toBe(expected);
});

it('a figure in tenths is written as the language writes it', () => {
  expect(markupOf({ key: 'shots', unit: 'tenths', home: 15, away: 20 })).toContain('>1,5<');
});

it('[SHOW-4] figures are in one order, whatever a feed sent first', () => {
  const keys = ['x_rating', 'fouls', 'goals', 'possession'];
  const markup = markupOf(...keys.map((key) => ({ key, unit: 'count' as const, home: 1, away: 1 })));
  const names = [...markup.matchAll(/<th scope="row"[^>]*>([^<]+)</g)].map(([, name]) => name);
  expect(names).toEqual(['Ballbesitz', 'Tore', 'Fouls', 'x rating']);
});
