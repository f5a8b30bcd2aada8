import { expect, it } from 'vitest';
import { choicesOf } from '../choices.ts';
import { chooseSelection } from './picks.ts';

const selection = (matchId: string) => ({
  match_id: matchId,
  market_id: '1',
  specifier: '',
  outcome_id: '1',
  odds: 2000,
});
const [hot, others] = [[selection('hot')], [selection('a'), selection('b')]];

it.each([
  [0, { hot, others }, 0],
  [1, { hot, others }, 1],
  [0.5, { hot, others }, 0.5],
  [1, { hot: [], others }, 0],
  [0, { hot, others: [] }, 1],
])('with a hot share of %d it is chosen as often, as long as both are on offer (%#)', (share, picks, expected) => {
  const random = choicesOf('one', 'bets');
  const chosen = Array.from({ length: 2000 }, () => chooseSelection(random, picks, share)?.match_id);
  expect(chosen.filter((id) => id === 'hot').length / 2000).toBeCloseTo(expected, 1);
});

it('is nothing when nothing is on offer', () => {
  expect(chooseSelection(choicesOf('one', 'bets'), { hot: [], others: [] }, 0.5)).toBeUndefined();
});
