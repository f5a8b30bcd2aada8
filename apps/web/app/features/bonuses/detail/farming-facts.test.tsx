import type { Bonus } from '@slipstream/contract/entities/bonuses/bonus';
import { expect, it } from 'vitest';

import { renderOnPage } from '../../../shared/page/render-fixture.tsx';
import { FarmingFacts } from './farming-facts.tsx';

const farming = { avgStake: 0, betsCount: 0, potentialFreebetAmount: 0, initialPool: 0 };
const bonusOf = (bonusType: string, stats: object, freebetsToBoost: readonly string[] = []) =>
  ({ bonusType, currency: 'EUR', farming: { ...farming, ...stats }, freebetsToBoost }) as unknown as Bonus;

it.each([
  ['nothing yet', bonusOf('hunting', {}), []],
  ['the average stake', bonusOf('hunting', { avgStake: 1250, betsCount: 2 }), ['Average stake €12.50 in 2 bets.']],
  [
    'what open bets can bring',
    bonusOf('hunting', { potentialFreebetAmount: 500 }),
    ['Your open bets can bring €5.00 in free bets.'],
  ],
  ['free bets that points can raise', bonusOf('hunting', {}, ['a']), ['Your points can raise 1 free bet.']],
  [
    'what the pool began with',
    bonusOf('tournament', { initialPool: 100_000 }),
    ['The prize pool started at €1,000.00.'],
  ],
  ['nothing of a freebet', { bonusType: 'freebet' } as Bonus, []],
])('[BONUS-9] a bonus that collects points says %s', (_, bonus, words) => {
  expect(renderOnPage(<FarmingFacts bonus={bonus} />).texts('li')).toEqual(words);
});
