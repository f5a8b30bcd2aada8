import { toWire } from '@slipstream/contract/client-form';
import type { Market } from '@slipstream/contract/entities/catalogue/market';
import type { MarketId } from '@slipstream/units/ids';
import { act } from 'react';
import { expect, it } from 'vitest';

import { renderOnPage } from '../../shared/page/render-fixture.tsx';
import { marketOf, matchId, matchOf } from '../../state/board/board-fixture.ts';
import { playerTerms, slipFixture } from '../../state/slip/slip-fixture.ts';
import BuilderBody from './builder-body.tsx';

const result: Market = { ...marketOf(10, { home: 2000, draw: 3400, away: 4000 }), customBetGroups: ['builder'] };
const chance: Market = {
  ...marketOf(10, { '1X': 1250, X2: 2000 }),
  id: '10' as MarketId,
  name: 'Double chance',
  customBetGroups: ['builder'],
};
const corners: Market = { ...chance, id: '166' as MarketId, name: 'Corners', marketGroups: ['corners'] };
const at = (market: Market, outcome: string) => ({
  match_id: matchId,
  market_id: market.id,
  specifier: '',
  outcome_id: outcome,
});
const named = (market: Market, outcome: string) => ({
  ...at(market, outcome),
  market_name: market.name,
  outcome_name: outcome,
});

const replies: Readonly<Record<string, unknown>> = {
  markets: {
    match_id: matchId,
    match_version: 1,
    markets: [{ ...result, marketGroups: ['main'] }, { ...chance, marketGroups: ['main'] }, corners].map((market) =>
      toWire(market),
    ),
    groups: [
      { group_key: 'main', name: 'Main', priority: 1 },
      { group_key: 'corners', name: 'Corners', priority: 2 },
    ],
  },
  odds: {
    match_id: matchId,
    odds: 5600,
    refusal: null,
    blocked: [
      { ...at(result, 'draw'), code: 'impossible' },
      { ...at(result, 'away'), code: 'impossible' },
    ],
    additions: [
      { market_id: '10', specifier: '', outcomes: [{ outcome_id: '1X', odds: 2000, is_covered: true }] },
      { market_id: '166', specifier: '', outcomes: [{ outcome_id: '1X', odds: 5600, is_covered: false }] },
    ],
    expires_at_ms: 30_000,
  },
  ready: {
    match_id: matchId,
    custom_bets: [{ odds: 5600, selections: [named(result, 'home'), named(corners, '1X')] }],
    expires_at_ms: 30_000,
  },
};

async function settled() {
  await act(async () => new Promise((resolve) => setTimeout(resolve, 10)));
}

async function shown(changes: Partial<Record<string, unknown>> = {}) {
  const answer = { ...replies, ...changes };
  const { slip } = slipFixture(playerTerms, async ({ url }) => {
    const call = new URL(url).pathname.split('/').find((part) => part in answer) ?? '';
    return Response.json(answer[call]);
  });
  slip.custom.start();
  const page = renderOnPage(<BuilderBody matchId={matchId} slip={slip} />);
  act(() => void page.stores.board.applyMatch(matchOf(1, result)));
  await settled();
  const press = async (name: string) => {
    await page.press(name);
    await settled();
  };
  return { ...page, slip, press, cells: () => page.texts('fieldset button') };
}

it('[CUSTOM-4] every outcome shows its own price while nothing is chosen', async () => {
  const { cells, button } = await shown();
  expect(cells()).toEqual(['home2.00', 'draw3.40', 'away4.00', '1X1.25', 'X22.00']);
  expect(button('home, Match result, 2.00')).toBeDefined();
});

it('[CUSTOM-4] then the price with the picks, or in words why it can not be added', async () => {
  const { cells, press, button, container } = await shown();
  await press('home, Match result, 2.00');
  expect(cells()).toEqual([
    'home',
    'drawcan’t win together',
    'awaycan’t win together',
    '1X2.00already covered',
    'X22.00',
  ]);
  expect(container.textContent).toContain('Odds include the selections you have made.');
  expect(button('draw, Match result: can’t win together')?.getAttribute('aria-disabled')).toBe('true');
  await press('draw, Match result: can’t win together');
  await press('1X, Double chance: 2.00 with your picks, already covered');
  expect(container.querySelectorAll('[aria-pressed=true]')).toHaveLength(2);
  expect(container.querySelector('output')?.textContent).toBe('5.60');
});

it('[CUSTOM-4] shows one group of markets at a time', async () => {
  const { press, texts } = await shown();
  expect(texts('legend')).toEqual(['Match result', 'Double chance']);
  await press('Corners');
  expect(texts('legend')).toEqual(['Corners']);
  await press('All');
  expect(texts('legend')).toHaveLength(3);
});

it('[CUSTOM-5] a ready-made bet is taken with one tap', async () => {
  const { container, slip, texts } = await shown();
  expect(texts('section li button')).toEqual(['home Match result1X CornersAdd to bet slip 5.60']);
  act(() => container.querySelector<HTMLElement>('section li button')?.click());
  await settled();
  expect(slip.ticket().bets[0]).toMatchObject({ betType: 'custom_bet', customOdds: 5600 });
  expect(slip.ticket().selectedOutcomeIds).toHaveLength(2);
  expect(container.querySelector('[aria-label="Ready-made"] [aria-current]')?.textContent).toContain(
    'In your bet slip',
  );
});

it('[CUSTOM-5] nothing is shown where there is no ready-made bet', async () => {
  const { container } = await shown({ ready: { match_id: matchId, custom_bets: [], expires_at_ms: 30_000 } });
  expect(container.querySelector('[aria-label="Ready-made"]')).toBeNull();
  expect(container.querySelectorAll('fieldset')).toHaveLength(2);
});
