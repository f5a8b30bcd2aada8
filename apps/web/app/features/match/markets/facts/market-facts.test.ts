import { describe, expect, it } from 'vitest';

import type { SportFamily } from '../../../../sports/sports.data.ts';
import { arrangeCards } from '../market-cards.ts';
import { market, total } from '../market-fixture.ts';
import { marketFacts, type MatchHistory } from './market-facts.ts';

type PastMatch = NonNullable<MatchHistory['headToHead']>['matches'][number];

/** `1-0 0-1` are two halves; `+1-0` is overtime. */
function past(periods: string): PastMatch {
  const periodScore = periods.split(' ').map((text, at) => {
    const [home = 0, away = 0] = text.replace('+', '').split('-').map(Number);
    return { kind: text.startsWith('+') ? 'overtime' : 'period', number: at + 1, home, away, tiebreak: null } as const;
  });
  return {
    id: periods,
    startTime: '2026-01-01T00:00:00Z',
    tournament: { id: '1' as PastMatch['tournament']['id'], name: 'League' },
    home: 'Arsenal',
    away: 'Tottenham Hotspur',
    totalScore: { home: 9, away: 9 },
    periodScore: periods === '' ? [] : periodScore,
    winner: null,
  };
}

const lines = (...matches: readonly (readonly [string, boolean | null])[]) =>
  matches.map(([periods, won]) => ({ match: past(periods), won }));

const history: MatchHistory = {
  headToHead: {
    type: 'head-to-head',
    homeWins: 2,
    draws: 1,
    awayWins: 1,
    matches: ['2-0 1-0', '1-1 0-0', '0-1 2-0', '1-0 0-0 +2-0'].map(past),
  },
  form: {
    type: 'form',
    home: lines(['2-0 1-0', true], ['0-0 0-0', null], ['0-3 0-0', false]),
    away: lines(['1-1 1-0', true], ['2-2 0-0', null], ['0-0 1-0', false], ['', true]),
  },
};

function factsOf(markets: Parameters<typeof arrangeCards>[0], family: SportFamily = 'half', of = history) {
  return arrangeCards(markets).flatMap((card) => marketFacts(card, family, of));
}

const winner = market('1', '1X2', { Arsenal: 2100, Draw: 3300, Tottenham: 3600 });
const totals = [total('1.5', 1300, 3200), total('2.5', 1900, 1900, true)];

describe('[SHOW-16] what earlier matches say about a market', () => {
  it('is form and meetings for the winner', () => {
    expect(factsOf([winner])).toEqual([
      { kind: 'form', home: { count: 1, of: 3 }, away: { count: 2, of: 4 } },
      { kind: 'meetings', of: 4, home: 2, draws: 1, away: 1 },
    ]);
  });

  it('is how often the balanced line was passed in regular time for the total, of matches whose periods are known', () => {
    expect(factsOf(totals)).toEqual([
      { kind: 'over', line: '2.5', home: { count: 2, of: 3 }, away: { count: 2, of: 3 } },
      { kind: 'overMeetings', line: '2.5', meetings: { count: 2, of: 4 } },
    ]);
  });

  it('counts overtime where the market does', () => {
    const withOvertime = totals.map((of) => ({ ...of, id: '225' as typeof of.id }));
    expect(factsOf(withOvertime, 'quarter').at(-1)).toMatchObject({ meetings: { count: 3, of: 4 } });
  });

  it('is how often both scored', () => {
    expect(factsOf([market('29', 'Both teams to score', { Yes: 1800, No: 2000 })])).toEqual([
      { kind: 'bothScored', home: { count: 0, of: 3 }, away: { count: 2, of: 3 } },
      { kind: 'bothScoredMeetings', meetings: { count: 2, of: 4 } },
    ]);
  });

  it.each<[string, Parameters<typeof factsOf>]>([
    ['of a market it knows nothing about', [[market('10', 'Double chance', { a: 1500, b: 1500 })]]],
    ['of the rounds of a fight', [totals, 'round']],
    [
      'of a set',
      [totals.map((of) => ({ ...of, id: '189' as typeof of.id, specifier: `setnr=1|${of.specifier}` })), 'set'],
    ],
    ['without a past', [[winner, ...totals], 'half', { headToHead: null, form: null }]],
    [
      'of two matches',
      [
        [winner, ...totals],
        'half',
        {
          headToHead: { type: 'head-to-head', homeWins: 1, draws: 1, awayWins: 0, matches: [past('1-0'), past('1-1')] },
          form: { type: 'form', home: history.form?.home ?? [], away: lines(['1-0', true]) },
        },
      ],
    ],
  ])('is nothing %s', (_name, given) => {
    expect(factsOf(...given)).toEqual([]);
  });
});
