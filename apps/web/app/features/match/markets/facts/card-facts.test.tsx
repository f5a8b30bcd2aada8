import { loadCatalogue } from '@slipstream/locales/load-catalogue';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';

import { MessagesProvider } from '../../../../shared/messages/messages-provider.tsx';
import { matchOf } from '../../../../state/board/board-fixture.ts';
import { arrangeCards } from '../market-cards.ts';
import { market } from '../market-fixture.ts';
import { CardFacts } from './card-facts.tsx';
import { MatchHistoryContext } from './history-context.ts';

const messages = await loadCatalogue('en');
const [card] = arrangeCards([market('1', '1X2', { Arsenal: 2100, Draw: 3300, Tottenham: 3600 })]);

function factsWith(draws: number): readonly string[] {
  const headToHead = { type: 'head-to-head', homeWins: 4, draws, awayWins: 2, matches: [] } as const;
  const markup = renderToStaticMarkup(
    <MessagesProvider locale="en" messages={messages}>
      <MatchHistoryContext value={{ headToHead, form: null }}>
        {card !== undefined && <CardFacts card={card} match={matchOf(1, null)} />}
      </MatchHistoryContext>
    </MessagesProvider>,
  );
  return [...markup.matchAll(/<\/svg>([^<]*)<\/li>/g)].map(([, words = '']) => words.replaceAll(/[\u2068\u2069]/g, ''));
}

it('[SHOW-16] a fact is one sentence; a sport without draws does not count them', () => {
  expect(factsWith(1)).toEqual(['Head to head, last 7: ARS 4, draws 1, TOT 2']);
  expect(factsWith(0)).toEqual(['Head to head, last 6: ARS 4, TOT 2']);
});
