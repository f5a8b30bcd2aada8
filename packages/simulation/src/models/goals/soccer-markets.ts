import { combined, combinedTotal, bothScorePart, earlyResultPart, resultPart } from '../../markets/combined.ts';
import { category, comparison, ranges, winningMargin } from '../../markets/category.ts';
import { europeanHandicap, handicap } from '../../markets/handicap.ts';
import type { MarketDef } from '../../markets/market.ts';
import { nextScore, scorer } from '../../markets/next-score.ts';
import { builderPlace as b, place as p } from '../../markets/place.ts';
import { correctScore, exactCount, scoresUpTo } from '../../markets/score.ts';
import { awayFigure, homeFigure } from '../../markets/figures.ts';
import { overUnder } from '../../markets/total.ts';
import { doubleChance, oddEven, threeWay, twoWay, yesOrNo } from '../../markets/winner.ts';
import { halfTimeScores } from './half-time-scores.ts';

const main: readonly MarketDef[] = [
  threeWay(b('1', '1x2', '1X2', 'full', 'main', 1, { rank: 1 })),
  overUnder(b('18', 'total', 'Total {line}', 'full', 'main goals', 2, { rank: 2 }), { step: 0.25, count: 16 }),
  doubleChance(b('10', 'double_chance', 'Double chance', 'full', 'main', 3)),
  twoWay(p('11', 'draw_no_bet', 'Draw no bet', 'full', 'main', 4)),
  handicap(b('16', 'handicap', 'Handicap {line}', 'full', 'main handicaps', 5, { rank: 3 }), { step: 0.25, count: 16 }),
  yesOrNo(
    b('29', 'both_teams_to_score', 'Both teams to score', 'full', 'main goals', 6, { rank: 4 }),
    (h, a) => h > 0 && a > 0,
  ),
  nextScore(p('8', 'next_goal', 'Goal {goalnr}', 'next', 'main goals', 7), 'goalnr'),
  scorer(p('9', 'last_goal', 'Last goal', 'last', 'goals', 30)),
  ...([-3, -2, -1, 1, 2, 3] as const).map((start) =>
    europeanHandicap(
      b('14', 'handicap_3way', 'Handicap {line} (3-way)', 'full', 'handicaps', 21),
      start > 0 ? [start, 0] : [0, -start],
    ),
  ),
];

const goals: readonly MarketDef[] = [
  overUnder(b('19', 'home_total', '{home} total {line}', 'full', 'goals', 22), { step: 0.5, count: 8 }, homeFigure),
  overUnder(b('20', 'away_total', '{away} total {line}', 'full', 'goals', 23), { step: 0.5, count: 8 }, awayFigure),
  exactCount(b('21', 'exact_goals', 'Exact goals', 'full', 'goals', 24), 6),
  exactCount(b('23', 'home_exact_goals', '{home} exact goals', 'full', 'goals', 25), 3, homeFigure),
  exactCount(b('24', 'away_exact_goals', '{away} exact goals', 'full', 'goals', 26), 3, awayFigure),
  ranges(b('25', 'goal_range', 'Goal range', 'full', 'goals', 27), [0, 2, 4, 7]),
  oddEven(b('26', 'odd_even', 'Odd/even', 'full', 'goals', 28)),
  oddEven(b('27', 'home_odd_even', '{home} odd/even', 'full', 'goals', 29), homeFigure),
  oddEven(b('28', 'away_odd_even', '{away} odd/even', 'full', 'goals', 29), awayFigure),
  category(
    b('30', 'which_team_to_score', 'Which team to score', 'full', 'goals', 31),
    [
      ['none', 'None'],
      ['only_home', 'Only {home}'],
      ['only_away', 'Only {away}'],
      ['both', 'Both teams'],
    ],
    (h, a) => (h > 0 ? 1 : 0) + (a > 0 ? 2 : 0),
  ),
  yesOrNo(b('31', 'home_clean_sheet', '{home} clean sheet', 'full', 'goals', 32), (_h, a) => a === 0),
  yesOrNo(b('32', 'away_clean_sheet', '{away} clean sheet', 'full', 'goals', 33), (h) => h === 0),
  yesOrNo(b('33', 'home_win_to_nil', '{home} to win to nil', 'full', 'goals', 34), (h, a) => h > a && a === 0),
  yesOrNo(b('34', 'away_win_to_nil', '{away} to win to nil', 'full', 'goals', 35), (h, a) => a > h && h === 0),
  winningMargin(b('15', 'winning_margin', 'Winning margin', 'full', 'score', 36), [1, 2, 3], true),
  correctScore(b('45', 'correct_score', 'Correct score', 'full', 'score', 37), scoresUpTo(5)),
];

const combinations: readonly MarketDef[] = [
  combined(b('35', '1x2_and_btts', '1X2 & both teams to score', 'full', 'combinations', 40), resultPart, bothScorePart),
  combinedTotal(
    b('36', 'total_and_btts', 'Total {line} & both teams to score', 'full', 'combinations', 41),
    bothScorePart,
    3,
  ),
  combinedTotal(b('37', '1x2_and_total', '1X2 & total {line}', 'full', 'combinations', 42), resultPart, 4),
];

const halves: readonly MarketDef[] = [
  combined(
    b('47', 'half_time_full_time', 'Half time/full time', 'joint', 'main halves', 8),
    earlyResultPart,
    resultPart,
    '/',
  ),
  halfTimeScores(b('46', 'half_time_full_time_score', 'Half time/full time correct score', 'joint', 'score', 38)),
  comparison(
    b('52', 'highest_scoring_half', 'Highest scoring half', 'joint', 'halves', 50),
    ['1st half', '2nd half'],
    (h, a, h1, a1) => 2 * (h1 + a1) - h - a,
  ),
  yesOrNo(
    b('48', 'home_win_both_halves', '{home} to win both halves', 'joint', 'halves', 51),
    (h, a, h1, a1) => h1 > a1 && h - h1 > a - a1,
  ),
  yesOrNo(
    b('49', 'away_win_both_halves', '{away} to win both halves', 'joint', 'halves', 52),
    (h, a, h1, a1) => h1 < a1 && h - h1 < a - a1,
  ),
  yesOrNo(
    b('50', 'home_win_either_half', '{home} to win either half', 'joint', 'halves', 53),
    (h, a, h1, a1) => h1 > a1 || h - h1 > a - a1,
  ),
  yesOrNo(
    b('51', 'away_win_either_half', '{away} to win either half', 'joint', 'halves', 54),
    (h, a, h1, a1) => h1 < a1 || h - h1 < a - a1,
  ),
  yesOrNo(
    b('56', 'home_score_both_halves', '{home} to score in both halves', 'joint', 'halves', 55),
    (h, _a, h1) => h1 > 0 && h > h1,
  ),
  yesOrNo(
    b('57', 'away_score_both_halves', '{away} to score in both halves', 'joint', 'halves', 56),
    (_h, a, _h1, a1) => a1 > 0 && a > a1,
  ),
  yesOrNo(
    b('58', 'both_halves_over', 'Both halves over 1.5', 'joint', 'halves', 57),
    (h, a, h1, a1) => h1 + a1 > 1 && h + a - h1 - a1 > 1,
  ),
  yesOrNo(
    b('59', 'both_halves_under', 'Both halves under 1.5', 'joint', 'halves', 58),
    (h, a, h1, a1) => h1 + a1 < 2 && h + a - h1 - a1 < 2,
  ),
];

/** The markets of one half, under the ids of the feed. */
function halfMarkets(
  half: 1 | 2,
  name: string,
  ids: readonly [string, string, string, string, string, string, string, string, string, string],
): readonly MarketDef[] {
  const view = `period:${half}`;
  const at = (index: number, key: string, label: string) =>
    b(ids[index] ?? '', `half_${half}_${key}`, `${name} - ${label}`, view, 'halves', 50 + 20 * half + index);
  return [
    threeWay(at(0, '1x2', '1X2')),
    doubleChance(at(1, 'double_chance', 'double chance')),
    twoWay({ ...at(2, 'draw_no_bet', 'draw no bet'), customBetGroups: [] }),
    handicap(at(3, 'handicap', 'handicap {line}'), { step: 0.25, count: 6 }),
    overUnder(at(4, 'total', 'total {line}'), { step: 0.25, count: 8 }),
    overUnder(at(5, 'home_total', '{home} total {line}'), { step: 1, count: 3 }, homeFigure),
    overUnder(at(6, 'away_total', '{away} total {line}'), { step: 1, count: 3 }, awayFigure),
    oddEven(at(7, 'odd_even', 'odd/even')),
    yesOrNo(at(8, 'both_teams_to_score', 'both teams to score'), (h, a) => h > 0 && a > 0),
    correctScore(at(9, 'correct_score', 'correct score'), scoresUpTo(2)),
  ];
}

/** Corners and cards have the same markets. */
function countMarkets(
  view: 'corners' | 'cards',
  name: string,
  ids: readonly [string, string, string, string, string, string],
): readonly MarketDef[] {
  const at = (index: number, key: string, label: string, of: string = view) =>
    b(ids[index] ?? '', `${view}_${key}`, `${name} ${label}`, of, view, (view === 'corners' ? 120 : 140) + index);
  return [
    threeWay(at(0, '1x2', '1X2')),
    handicap(at(1, 'handicap', 'handicap {line}'), { step: 0.5, count: 6 }),
    overUnder(at(2, 'total', 'total {line}'), { step: 0.5, count: 8 }),
    overUnder(at(3, 'home_total', '- {home} total {line}'), { step: 1, count: 4 }, homeFigure),
    overUnder(at(4, 'away_total', '- {away} total {line}'), { step: 1, count: 4 }, awayFigure),
    overUnder(
      { ...at(5, 'half_1_total', 'total {line} - 1st half', `${view}:1`), customBetGroups: [] },
      { step: 1, count: 4 },
    ),
  ];
}

/** Markets that depend on goals only. */
export const goalMarkets: readonly MarketDef[] = [
  ...main,
  ...goals,
  ...combinations,
  ...halves,
  ...halfMarkets(1, '1st half', ['60', '63', '64', '66', '68', '69', '70', '74', '75', '81']),
  ...halfMarkets(2, '2nd half', ['83', '85', '86', '88', '90', '91', '92', '94', '95', '98']),
];

export const soccerMarkets: readonly MarketDef[] = [
  ...goalMarkets,
  ...countMarkets('corners', 'Corners', ['162', '165', '166', '167', '168', '177']),
  ...countMarkets('cards', 'Cards', ['136', '138', '139', '140', '141', '152']),
  oddEven(b('172', 'corners_odd_even', 'Corners odd/even', 'corners', 'corners', 129)),
  ranges(b('169', 'corners_range', 'Corner range', 'corners', 'corners', 130), [0, 6, 9, 12, 15]),
];
