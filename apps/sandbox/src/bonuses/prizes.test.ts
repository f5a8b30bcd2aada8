import { expect, it } from 'vitest';
import { offers } from './offers.data.ts';

const tournaments = offers.filter((offer) => offer.kind === 'tournament');

it.each(tournaments.map((offer) => [offer.key, offer.prizes] as const))(
  '[BONUS-8] the prizes of %s add up to the whole pool',
  (_, prizes) => {
    const shares = prizes.map(({ from, to, permille }) => (to - from + 1) * permille);
    expect(shares.reduce((total, share) => total + share, 0)).toBe(1000);
  },
);
