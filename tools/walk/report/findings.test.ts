import { expect, it } from 'vitest';
import { placeOf } from './findings.ts';

it.each([
  ['/sportsbook', '/sportsbook'],
  ['/de/sportsbook/live?sport=tennis', '/sportsbook/live'],
  ['/sportsbook/soccer', '/sportsbook/(sport)'],
  ['/pt-BR/sportsbook/soccer?tab=all', '/sportsbook/(sport)?tab=all'],
  ['/sportsbook/soccer/arsenal-chelsea-m123', '/sportsbook/(match)'],
  ['/sportsbook/soccer/premier-league-l17?tab=table', '/sportsbook/(league)?tab=table'],
  ['/sportsbook/soccer/england-c1', '/sportsbook/(category)'],
  ['/sportsbook/premium-cricket', '/sportsbook/premium-cricket'],
  ['/sportsbook/promotions/7', '/sportsbook/promotions/(id)'],
  ['/profile/wallet/deposit', '/profile/wallet/deposit'],
])('%s is %s', (address, place) => {
  expect(placeOf(`http://localhost:3000${address}`)).toBe(place);
});
