import type { Match } from '@slipstream/contract/entities/catalogue/match';
import type {
  MatchStage,
  MatchStatistics,
  PeriodScore,
} from '@slipstream/contract/entities/catalogue/match-statistics';
import type { MatchStatus } from '@slipstream/units/match-status';
import { describe, expect, it } from 'vitest';

import { largeScore, serverOf } from '../../../shared/match/match-score.ts';
import { matchOf } from '../../../state/board/board-fixture.ts';
import { halfTimeScore, redCards, scoreTable, winnerOf } from './score-table.ts';

interface Given {
  readonly sport?: string;
  readonly type?: 'regular' | 'cyber';
  /** `'6-4 3-6'` */
  readonly periods?: string;
  readonly total?: string;
  readonly game?: readonly [string, string];
  readonly stage?: MatchStage;
  readonly max?: number;
  readonly status?: MatchStatus;
}

function pair(text: string): { home: number; away: number } {
  const [home = 0, away = 0] = text.split('-').map(Number);
  return { home, away };
}

function match({
  sport = 'soccer',
  type = 'regular',
  periods = '',
  total,
  game,
  stage,
  max = 0,
  status = 1,
}: Given): Match {
  const base = matchOf(1, null, status);
  const periodScore: readonly PeriodScore[] = periods
    .split(' ')
    .filter((text) => text !== '')
    .map((text, at) => ({ kind: 'period', number: at + 1, ...pair(text), tiebreak: null }));
  const statistics: MatchStatistics = {
    clock: null,
    totalScore: total === undefined ? null : pair(total),
    gameScore: game === undefined ? null : { home: game[0], away: game[1] },
    currentServer: 'away',
    periodScore,
    maxPeriodNumber: max,
    facts: [{ key: 'red_cards', home: 0, away: 1 }],
  };
  return {
    ...base,
    statistics,
    stage: stage ?? { kind: 'period', number: Math.max(1, periodScore.length) },
    tournament: { ...base.tournament, sport: { ...base.tournament.sport, key: sport, type } },
  };
}

/** `1:6-4 *2:3-2 3:` is two periods, the second under way, and one to come. */
function words(given: Given): string | null {
  const table = scoreTable(match(given));
  if (table === null) return null;
  const columns = table.columns.map(
    ({ number, home, away, isCurrent }) => `${isCurrent ? '*' : ''}${number}:${home === null ? '' : `${home}-${away}`}`,
  );
  return [
    ...columns,
    ...(table.total ? [`T:${table.total.home}-${table.total.away}`] : []),
    ...(table.game ? [`G:${table.game.home}-${table.game.away}`] : []),
  ].join(' ');
}

describe('[CAT-1] the score by period', () => {
  it.each<[string, Given, string | null]>([
    ['soccer has none', { periods: '1-0 0-1', total: '1-1', max: 2 }, null],
    ['a fight has none', { sport: 'mma', periods: '1-0', total: '0-0' }, null],
    [
      'tennis has sets and the game',
      { sport: 'tennis', periods: '6-4 3-2', total: '1-0', game: ['40', 'A'], max: 3 },
      '1:6-4 *2:3-2 3: G:40-A',
    ],
    [
      'basketball has quarters and the sum',
      { sport: 'basketball', periods: '21-18 9-12', total: '30-30', max: 4 },
      '1:21-18 *2:9-12 3: 4: T:30-30',
    ],
    ['hockey has periods', { sport: 'ice-hockey', periods: '0-1', total: '0-1', max: 3 }, '*1:0-1 2: 3: T:0-1'],
    [
      'minutes are no number of periods',
      { sport: 'basketball', periods: '21-18 9-12', total: '30-30', max: 40 },
      '1:21-18 *2:9-12 T:30-30',
    ],
    ['baseball has innings', { sport: 'baseball', periods: '0-1 2-0', total: '2-1', max: 3 }, '1:0-1 *2:2-0 3: T:2-1'],
    ['cricket has words', { sport: 'cricket', periods: '187-0', total: '187-0', game: ['187/4', '0/0'] }, null],
    [
      'maps are rounds',
      { sport: 'dota-2', type: 'cyber', periods: '9-6 8-5', total: '1-0', max: 3 },
      '1:9-6 *2:8-5 3:',
    ],
    ['electronic soccer is soccer', { sport: 'e-soccer', type: 'cyber', periods: '1-0', total: '1-0' }, null],
    ['darts in one set is its legs', { sport: 'darts', periods: '2-0', total: '2-0', max: 1 }, null],
    ['before the start there is nothing', { sport: 'tennis', status: 0, max: 3 }, null],
    [
      'after the end nothing is to come',
      {
        sport: 'tennis',
        periods: '6-4 6-2',
        total: '2-0',
        game: ['0', '0'],
        max: 3,
        status: 4,
        stage: { kind: 'ended', number: 2 },
      },
      '1:6-4 2:6-2',
    ],
  ])('%s', (_name, given, expected) => {
    expect(words(given)).toBe(expected);
  });
});

describe('[CAT-1] the large score', () => {
  it.each<[string, Given, { home: string; away: string } | null]>([
    ['goals', { total: '2-1' }, { home: '2', away: '1' }],
    ['sets', { sport: 'tennis', total: '1-0', game: ['40', 'A'] }, { home: '1', away: '0' }],
    ['runs and wickets', { sport: 'cricket', total: '187-9', game: ['187/4', '9/0'] }, { home: '187/4', away: '9/0' }],
    ['none in a fight', { sport: 'boxing', total: '0-0' }, null],
    ['none before the start', { total: '0-0', status: 0 }, null],
    ['none without a score', {}, null],
  ])('%s', (_name, given, expected) => {
    expect(largeScore(match(given))).toEqual(expected);
  });
});

it.each<[string, Given, boolean]>([
  ['in the first half', { periods: '1-0' }, false],
  ['at half-time', { periods: '1-0', stage: { kind: 'break', number: 1 } }, false],
  ['in the second half', { periods: '1-0 0-0' }, true],
  ['after the end', { periods: '1-0 0-0', stage: { kind: 'ended', number: 2 } }, true],
  ['in a sport without halves', { sport: 'tennis', periods: '6-0 0-0' }, false],
])('the half-time score %s', (_name, given, isShown) => {
  expect(halfTimeScore(match(given)) !== null).toBe(isShown);
});

it.each<[string, Given, string | null]>([
  ['a match under way has no winner', { total: '2-1' }, null],
  ['the higher score wins', { total: '1-2', status: 4, stage: { kind: 'ended', number: 2 } }, 'away'],
  ['a draw has no winner', { total: '1-1', status: 4, stage: { kind: 'ended', number: 2 } }, null],
  ['an abandoned match has no winner', { total: '1-0', status: 3, stage: { kind: 'abandoned', number: 1 } }, null],
])('%s', (_name, given, expected) => {
  expect(winnerOf(match(given))).toBe(expected);
});

it('counts who was sent off', () => {
  expect([redCards(match({}), 'home'), redCards(match({}), 'away')]).toEqual([0, 1]);
});

it.each<[string, Given, string | null]>([
  ['tennis', { sport: 'tennis' }, 'away'],
  ['cricket', { sport: 'cricket' }, 'away'],
  ['a computer game', { sport: 'dota-2', type: 'cyber' }, null],
  ['a match that is over', { sport: 'tennis', status: 4 }, null],
])('who serves in %s', (_name, given, expected) => {
  expect(serverOf(match(given))).toBe(expected);
});
