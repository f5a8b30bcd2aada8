import { handicap } from '../../markets/handicap.ts';
import type { MarketDef } from '../../markets/market.ts';
import { nextScore } from '../../markets/next-score.ts';
import { builderPlace as b, place as p } from '../../markets/place.ts';
import { correctScore, exactCount, scoresUpTo } from '../../markets/score.ts';
import { winningMargin } from '../../markets/category.ts';
import { awayFigure, homeFigure } from '../../markets/figures.ts';
import { overUnder } from '../../markets/total.ts';
import { doubleChance, oddEven, threeWay, twoWay, yesOrNo } from '../../markets/winner.ts';

function periodMarkets(period: number): readonly MarketDef[] {
  const name = ['1st', '2nd', '3rd'][period - 1] ?? `${period}th`;
  const fixed = `periodnr=${period}`;
  const at = (id: string, key: string, label: string, order: number) =>
    p(id, `period_${key}`, `${name} period - ${label}`, `period:${period}`, 'periods', 40 + 10 * period + order);
  return [
    threeWay(at('443', '1x2', '1X2', 0), fixed),
    doubleChance(at('444', 'double_chance', 'double chance', 1), fixed),
    overUnder(at('446', 'total', 'total {line}', 2), { step: 1, count: 4, prefix: fixed }),
    handicap(at('460', 'handicap', 'handicap {line}', 3), { step: 1, count: 3, prefix: fixed }),
    yesOrNo(at('451', 'both_teams_to_score', 'both teams to score', 4), (h, a) => h > 0 && a > 0, fixed),
    oddEven(at('453', 'odd_even', 'odd/even', 5), undefined, fixed),
  ];
}

export const hockeyMarkets: readonly MarketDef[] = [
  threeWay(b('1', '1x2', '1X2', 'full', 'main', 1, { rank: 1 })),
  twoWay(p('406', 'winner_incl_overtime', 'Winner (incl. overtime and penalties)', 'winner', 'main', 2, { rank: 4 })),
  overUnder(b('18', 'total', 'Total {line}', 'full', 'main goals', 3, { rank: 2 }), { step: 0.5, count: 10 }),
  handicap(b('16', 'handicap', 'Handicap {line}', 'full', 'main handicaps', 4, { rank: 3 }), { step: 0.5, count: 8 }),
  doubleChance(b('10', 'double_chance', 'Double chance', 'full', 'main', 5)),
  twoWay(p('11', 'draw_no_bet', 'Draw no bet', 'full', 'main', 6)),
  overUnder(p('412', 'total_incl_overtime', 'Total {line} (incl. overtime and penalties)', 'decided', 'goals', 7), {
    step: 1,
    count: 5,
  }),
  handicap(
    p('410', 'handicap_incl_overtime', 'Handicap {line} (incl. overtime and penalties)', 'decided', 'handicaps', 8),
    { step: 1, count: 5 },
  ),
  nextScore(p('8', 'next_goal', 'Goal {goalnr}', 'next', 'goals', 9), 'goalnr'),
  yesOrNo(b('29', 'both_teams_to_score', 'Both teams to score', 'full', 'goals', 10), (h, a) => h > 0 && a > 0),
  overUnder(b('19', 'home_total', '{home} total {line}', 'full', 'goals', 11), { step: 1, count: 5 }, homeFigure),
  overUnder(b('20', 'away_total', '{away} total {line}', 'full', 'goals', 12), { step: 1, count: 5 }, awayFigure),
  exactCount(b('21', 'exact_goals', 'Exact goals', 'full', 'goals', 13), 9, undefined, 1),
  oddEven(b('26', 'odd_even', 'Odd/even', 'full', 'goals', 14)),
  winningMargin(b('15', 'winning_margin', 'Winning margin', 'full', 'score', 15), [1, 2, 3], true),
  correctScore(b('45', 'correct_score', 'Correct score', 'full', 'score', 16), scoresUpTo(6)),
  ...[1, 2, 3].flatMap(periodMarkets),
];
