import { winningMargin } from '../../markets/category.ts';
import { combined, combinedTotal, earlyResultPart, resultPart } from '../../markets/combined.ts';
import { handicap } from '../../markets/handicap.ts';
import type { MarketDef } from '../../markets/market.ts';
import { builderPlace as b, place as p } from '../../markets/place.ts';
import { awayFigure, homeFigure } from '../../markets/figures.ts';
import { overUnder } from '../../markets/total.ts';
import { doubleChance, oddEven, threeWay, twoWay } from '../../markets/winner.ts';

function halfMarkets(half: 1 | 2, ids: readonly [string, string, string, string, string]): readonly MarketDef[] {
  const at = (index: number, key: string, label: string) =>
    p(
      ids[index] ?? '',
      `half_${half}_${key}`,
      `${half === 1 ? '1st' : '2nd'} half - ${label}`,
      `period:${half}`,
      'halves',
      20 + 10 * half + index,
    );
  return [
    threeWay(at(0, '1x2', '1X2')),
    twoWay(at(1, 'draw_no_bet', 'draw no bet')),
    handicap(at(2, 'handicap', 'handicap {line}'), { step: 1, count: 5 }),
    overUnder(at(3, 'total', 'total {line}'), { step: 1, count: 7 }),
    oddEven(at(4, 'odd_even', 'odd/even')),
  ];
}

export const handballMarkets: readonly MarketDef[] = [
  threeWay(b('1', '1x2', '1X2', 'full', 'main', 1, { rank: 1 })),
  overUnder(b('18', 'total', 'Total {line}', 'full', 'main goals', 2, { rank: 2 }), { step: 1, count: 11 }),
  handicap(b('16', 'handicap', 'Handicap {line}', 'full', 'main handicaps', 3, { rank: 3 }), { step: 1, count: 9 }),
  doubleChance(b('10', 'double_chance', 'Double chance', 'full', 'main', 4)),
  twoWay(p('11', 'draw_no_bet', 'Draw no bet', 'full', 'main', 5)),
  combined(
    p('47', 'half_time_full_time', 'Half time/full time', 'joint', 'halves', 6),
    earlyResultPart,
    resultPart,
    '/',
  ),
  overUnder(b('19', 'home_total', '{home} total {line}', 'full', 'goals', 7), { step: 1, count: 7 }, homeFigure),
  overUnder(b('20', 'away_total', '{away} total {line}', 'full', 'goals', 8), { step: 1, count: 7 }, awayFigure),
  oddEven(b('26', 'odd_even', 'Odd/even', 'full', 'goals', 9)),
  winningMargin(b('15', 'winning_margin', 'Winning margin', 'full', 'score', 10), [1, 3, 6, 10], true),
  combinedTotal(b('37', '1x2_and_total', '1X2 & total {line}', 'full', 'combinations', 11), resultPart, 3),
  ...halfMarkets(1, ['60', '64', '66', '68', '74']),
  ...halfMarkets(2, ['83', '86', '88', '90', '94']),
];
