import { settle, type PlacedShape } from '@slipstream/betting/settlement/settle';
import { vectorCases } from '@slipstream/betting/vectors/reproduce';
import type { Minor } from '@slipstream/units/minor';
import type { Odds } from '@slipstream/units/odds';
import { describe, expect, it } from 'vitest';
import type { BetLeg, BetRecord } from './bet-record.ts';
import { placedShape } from './bet-shape.ts';

interface Settlement {
  readonly stake: Minor;
  readonly bet: PlacedShape;
  readonly bonus: Parameters<typeof settle>[2];
}

describe('golden vectors in the book', () => {
  it.each(vectorCases)('$rules $suite: $name', ({ expected, actual }) => {
    expect(actual()).toEqual(expected);
  });

  const settlements = vectorCases.filter(({ suite }) => suite === 'settlement');
  it.each(settlements)('$rules a bet as the book keeps it: $name', ({ input, expected }) => {
    const { stake, bet, bonus } = input as Settlement;
    expect(settle(stake, placedShape(kept(bet)), bonus)).toEqual(expected);
  });
});

function kept(bet: PlacedShape): Pick<BetRecord, 'type' | 'legs' | 'terms'> {
  const legs = bet.legs.map(({ odds, result }) => leg(odds, result === 'pending' ? 'open' : result));
  const totalCount = legs.length;
  const [winCount = 1, ...more] = bet.kind === 'system' ? bet.winCounts : [];
  const cover = more.length === 0 ? 'exact' : 'full';
  const system = bet.kind === 'system' ? ({ id: 'vector', totalCount, winCount, cover } as const) : null;
  const customOdds = bet.kind === 'custom_bet' ? bet.customOdds : null;
  return { type: bet.kind, legs, terms: { system, customOdds, acceptMode: 'none', floors: [] } };
}

function leg(odds: Odds, status: BetLeg['status']): BetLeg {
  const names = { urnId: '', slug: '', nameA: '', nameB: '', categoryName: '', tournamentName: '', marketName: '' };
  const about = { ...names, seed: 1, sportKey: '', startMs: 0, marketGroup: null, outcomeName: '' };
  const address = { matchId: 'm', marketId: '1', specifier: '', outcomeId: '1' };
  return { ...address, odds, status, about: { ...about, provider: 'betradar' } };
}
