import { createWorld } from '@slipstream/simulation/world/world';
import { expect, it } from 'vitest';
import { popularity } from './place-order.ts';

const world = createWorld(1);
const leagueId = (name: string, sportKey: string) =>
  world.leagues.find((league) => league.name === name && league.sportKey === sportKey)?.id ?? '';

it.each([
  [
    ['Premier League', 'soccer'],
    ['Championship', 'soccer'],
  ],
  [
    ['Championship', 'soccer'],
    ['League One', 'soccer'],
  ],
  [
    ['NBA', 'basketball'],
    ['2. Bundesliga', 'soccer'],
  ],
  [
    ['Premier League', 'soccer'],
    ['NBA', 'basketball'],
  ],
] as const)('[CAT-7] %j has more bets than %j by the same chance', ([name, sport], [other, otherSport]) => {
  for (const seed of [1, 2, 3]) {
    const bets = popularity(world, leagueId(name, sport), seed);
    expect(bets).toBeGreaterThan(popularity(world, leagueId(other, otherSport), seed));
  }
});
