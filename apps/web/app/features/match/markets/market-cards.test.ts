import type { Market } from '@slipstream/contract/entities/catalogue/market';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { arrangeCards, marketsOf, type MarketCard } from './market-cards.ts';
import { market, total } from './market-fixture.ts';

const winner = market('1', '1X2', { Arsenal: 2100, Draw: 3300, Tottenham: 3600 });

const named = (list: readonly Market[]) => list.map(({ id, specifier }) => `${id} ${specifier}`).toSorted();

function runners(price: (at: number) => number): Market {
  return market('46', 'Winner', Object.fromEntries(Array.from({ length: 20 }, (_, at) => [`runner ${at}`, price(at)])));
}

function shape({ title, layout }: MarketCard): string {
  switch (layout.kind) {
    case 'outcomes':
      return `${title}: ${layout.outcomes.map(({ name }) => name).join(', ')}`;
    case 'lines':
      return `${title}: ${layout.lines.map(({ text }) => text).join(', ')}`;
    case 'scores':
      return `${title}: ${Object.values(layout.scores)
        .map((column) => column.map(({ name }: { name: string }) => name).join(' '))
        .join(' | ')}`;
  }
}

describe('arrangeCards', () => {
  it.each<[string, Market[], string[]]>([
    ['a market without lines as its outcomes', [winner], ['1X2: Arsenal, Draw, Tottenham']],
    [
      'lines of one market as one table',
      [winner, total('1.5', 1300, 3200), total('2.5', 1900, 1900, true)],
      ['1X2: Arsenal, Draw, Tottenham', 'Total: 1.5, 2.5'],
    ],
    [
      'the same market of two sets as two tables',
      ['setnr=1|total=9.5', 'setnr=1|total=10.5', 'setnr=2|total=9.5'].map((specifier) => {
        const [set, line] = [specifier.slice(6, 7), specifier.split('=')[2]];
        return market('204', `Set ${set} - total ${line}`, { over: 1900, under: 1900 }, { specifier });
      }),
      ['Set 1 - total: 9.5, 10.5', 'Set 2 - total: 9.5'],
    ],
    [
      'a combined market as a card for each line',
      ['1.5', '2.5'].map((line) =>
        market('36', `Total ${line} & both`, { a: 2000, b: 2000, c: 2000, d: 2000 }, { specifier: `total=${line}` }),
      ),
      ['Total 1.5 & both: a, b, c, d', 'Total 2.5 & both: a, b, c, d'],
    ],
    [
      'correct scores by who wins',
      [
        market('45', 'Correct score', {
          '2:1': 9000,
          '0:0': 8000,
          '1:0': 7000,
          '0:2': 6000,
          '1:1': 5000,
          '0:1': 4000,
          Other: 3000,
        }),
      ],
      ['Correct score: 1:0 2:1 | 0:0 1:1 | 0:1 0:2 | Other'],
    ],
    [
      'correct scores of sets without a draw',
      [market('199', 'Sets', { '2:0': 9000, '0:2': 8000, '2:1': 7000, '1:2': 6000 })],
      ['Sets: 2:0 2:1 |  | 0:2 1:2 | '],
    ],
    [
      'ranges, which only look like scores, as outcomes',
      [market('25', 'Goal range', { '0-1': 9000, '2-3': 8000, '4-6': 7000, '7-9': 6500, '10+': 6000 })],
      ['Goal range: 0-1, 2-3, 4-6, 7-9, 10+'],
    ],
  ])('[CAT-8] arranges %s', (_name, markets, expected) => {
    expect(arrangeCards(markets).map(shape)).toEqual(expected);
  });

  it('[CAT-8] puts the shortest prices of a long market first and keeps that order while prices move', () => {
    const [first] = arrangeCards([runners((at) => 2000 + ((at * 7) % 20))]);
    const [second] = arrangeCards([runners((at) => 9000 - at)], new Map(first && [[first.key, first]]));
    expect(first && shape(first)).toMatch(/^Winner: runner 0, runner 3, runner 6, runner 9/);
    expect(second && shape(second)).toBe(first && shape(first));
  });

  it('[CAT-8] loses no market, repeats none, and gives back the same card when nothing changed', () => {
    const anyMarket = fc
      .record({
        id: fc.constantFrom('1', '18', '45', '204'),
        specifier: fc.constantFrom('', 'total=1.5', 'total=2.5', 'setnr=1', 'setnr=2|hcp=-1', 'hcp=0:1', 'x=y'),
        outcomes: fc.uniqueArray(fc.constantFrom('1:0', '0:0', '0:1', '2:2', 'over', 'under', 'home'), {
          minLength: 1,
        }),
        mostBalanced: fc.boolean(),
      })
      .map(({ id, specifier, outcomes, mostBalanced }) =>
        market(id, id, Object.fromEntries(outcomes.map((name) => [name, 2000])), { specifier, mostBalanced }),
      );
    const anyMarkets = fc.uniqueArray(anyMarket, { selector: ({ id, specifier }) => `${id} ${specifier}` });
    fc.assert(
      fc.property(anyMarkets, (markets) => {
        const cards = arrangeCards(markets);
        expect(named(cards.flatMap(marketsOf))).toEqual(named(markets));
        const again = arrangeCards(markets, new Map(cards.map((card) => [card.key, card])));
        expect(again.every((card, at) => card === cards[at])).toBe(true);
      }),
    );
  });
});
