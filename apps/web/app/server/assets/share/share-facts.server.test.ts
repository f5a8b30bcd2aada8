import { expect, it } from 'vitest';

import { marketOf, matchOf } from '../../../state/board/board-fixture.ts';
import { readableWords, shareFacts } from './share-facts.server.ts';
import { shareDrawing } from './share-drawing.server.ts';
import { sharePalette } from './share-palette.server.ts';

const words = {
  siteName: 'Slipstream',
  locale: 'en',
  live: 'Live',
  final: 'Finished',
  oddsFormat: 'european',
} as const;
const score = {
  clock: null,
  totalScore: { home: 2, away: 1 },
  gameScore: null,
  currentServer: null,
  periodScore: [],
  maxPeriodNumber: 2,
  facts: [],
};

it('[ROUTE-9] a match to come shows its kick-off in UTC and its prices', () => {
  const facts = shareFacts(matchOf(1, marketOf(1, { Arsenal: 1850, Spurs: 2100 }), 0), words);
  expect(facts).toMatchObject({
    league: 'Soccer · England · Premier League',
    centre: '18:30',
    when: 'Sun, August 2, UTC',
    isLive: false,
    prices: [
      { label: 'Arsenal', price: '1.85' },
      { label: 'Spurs', price: '2.10' },
    ],
  });
});

it.each([
  [1, 'Live', 2],
  [4, 'Finished', 0],
] as const)('[ROUTE-9] a match of status %i shows its score as %s, and %i prices', (status, when, prices) => {
  const match = { ...matchOf(1, marketOf(1, { a: 1850, b: 2100 }), status), statistics: score };
  const facts = shareFacts(match, words);
  expect([facts.centre, facts.when, facts.prices.length]).toEqual(['2 – 1', when, prices]);
});

it('[ROUTE-9] suspended prices are not shared', () => {
  expect(shareFacts(matchOf(1, marketOf(1, { a: 1850 }, -1), 1), words).prices).toEqual([]);
});

it('takes English where our font lacks the letters', () => {
  expect([readableWords('В игре', 'Live'), readableWords('ライブ', 'Live')]).toEqual(['В игре', 'Live']);
});

it('[ROUTE-9] is drawn with both crests and no markup of a name', () => {
  const match = matchOf(1, marketOf(1, { a: 1850 }), 0);
  const { home } = match.competitors;
  const named = { ...match, competitors: { ...match.competitors, home: { ...home, name: 'A<script>' } } };
  const svg = shareDrawing(shareFacts(named, words), { palette: sharePalette(null), icon: null });
  expect(svg.match(/<clipPath/g)).toHaveLength(2);
  expect(svg).not.toContain('<script>');
});

it('[BRAND-3] is drawn in the colours of the brand, with its icon', () => {
  const palette = sharePalette({ primary: '#ffdd00', secondary: '#1a0033', radius: 8, density: 'auto', font: null });
  expect(palette.accent).toBe('#ffdd00');
  const svg = shareDrawing(shareFacts(matchOf(1, marketOf(1, { a: 1850 }), 0), words), {
    palette,
    icon: 'data:image/png;base64,',
  });
  expect(svg).toContain(palette.ground);
  expect(svg).toContain('<image');
  expect(svg).not.toContain(sharePalette(null).ground);
});
