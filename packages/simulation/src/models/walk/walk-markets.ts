import { winningMargin } from '../../markets/category.ts';
import { combined, combinedTotal, earlyResultPart, resultPart, winnerPart } from '../../markets/combined.ts';
import { awayFigure, homeFigure } from '../../markets/figures.ts';
import { handicap } from '../../markets/handicap.ts';
import type { MarketDef } from '../../markets/market.ts';
import { builderPlace as b, place as p } from '../../markets/place.ts';
import { overUnder } from '../../markets/total.ts';
import { doubleChance, oddEven, threeWay, twoWay } from '../../markets/winner.ts';
import { ordinal } from '../sets/sets-markets.ts';

interface Card {
  readonly lines: number;
  readonly margins: readonly number[];
}

/** Markets of one quarter or half; ids are the feed's, told apart by the specifier. */
function partMarkets(
  view: string,
  title: string,
  fixed: string,
  ids: readonly [string, string, string, string, string],
  order: number,
): readonly MarketDef[] {
  const [kind = ''] = view.split(':');
  const at = (index: number, key: string, label: string) =>
    p(
      ids[index] ?? '',
      `${kind}_${key}`,
      `${title} - ${label}`,
      view,
      kind === 'half' ? 'halves' : 'quarters',
      order + index,
    );
  const options = { step: 1, count: 5, prefix: fixed };
  return [
    threeWay(at(0, '1x2', '1X2'), fixed),
    twoWay(at(1, 'draw_no_bet', 'draw no bet'), fixed),
    handicap(at(2, 'handicap', 'handicap {line}'), options),
    overUnder(at(3, 'total', 'total {line}'), options),
    oddEven(at(4, 'odd_even', 'odd/even'), undefined, fixed),
  ];
}

/** Main markets with or without overtime: basketball and american football count it, rugby has none. */
function mainMarkets({ lines, margins }: Card): readonly MarketDef[] {
  const wide = { step: 0.5, count: lines };
  const few = { step: 1, count: 7 };
  return [
    overUnder(
      b('225', 'total_incl_overtime', 'Total {line} (incl. overtime)', 'full', 'main totals', 2, { rank: 2 }),
      wide,
    ),
    handicap(
      b('223', 'handicap_incl_overtime', 'Handicap {line} (incl. overtime)', 'full', 'main handicaps', 3, { rank: 3 }),
      wide,
    ),
    overUnder(
      b('227', 'home_total_incl_overtime', '{home} total {line} (incl. overtime)', 'full', 'totals', 10),
      few,
      homeFigure,
    ),
    overUnder(
      b('228', 'away_total_incl_overtime', '{away} total {line} (incl. overtime)', 'full', 'totals', 11),
      few,
      awayFigure,
    ),
    oddEven(b('229', 'odd_even_incl_overtime', 'Odd/even (incl. overtime)', 'full', 'totals', 12)),
    winningMargin(
      b('290', 'winning_margin_incl_overtime', 'Winning margin (incl. overtime)', 'full', 'margins', 13),
      margins,
      false,
    ),
    threeWay(p('1', '1x2', '1X2', 'regular', 'regular', 5)),
    doubleChance(p('10', 'double_chance', 'Double chance', 'regular', 'regular', 6)),
    twoWay(p('11', 'draw_no_bet', 'Draw no bet', 'regular', 'regular', 7)),
    overUnder(p('18', 'total', 'Total {line}', 'regular', 'regular', 8), few),
    handicap(p('16', 'handicap', 'Handicap {line}', 'regular', 'regular', 9), few),
    combined(
      p('47', 'half_time_full_time', 'Half time/full time', 'halves', 'halves', 14),
      earlyResultPart,
      resultPart,
      '/',
    ),
    combinedTotal(
      b('292', 'winner_and_total', 'Winner & total {line} (incl. overtime)', 'full', 'combinations', 15),
      winnerPart,
      3,
    ),
  ];
}

const halves: readonly MarketDef[] = [
  ...partMarkets('half:1', '1st half', '', ['60', '64', '66', '68', '74'], 20),
  ...partMarkets('half:2', '2nd half', '', ['83', '86', '88', '90', '94'], 30),
];

const quarters: readonly MarketDef[] = [1, 2, 3, 4].flatMap((number) =>
  partMarkets(
    `period:${number}`,
    `${ordinal(number)} quarter`,
    `quarternr=${number}`,
    ['235', '301', '303', '236', '304'],
    30 + 10 * number,
  ),
);

const winner = twoWay(b('219', 'winner_incl_overtime', 'Winner (incl. overtime)', 'full', 'main', 1, { rank: 1 }));

export const basketballMarkets: readonly MarketDef[] = [
  winner,
  ...mainMarkets({
    lines: 15,
    margins: [1, 3, 6, 10, 15, 20],
  }),
  ...halves,
  ...quarters,
];

export const americanFootballMarkets: readonly MarketDef[] = [
  winner,
  ...mainMarkets({ lines: 13, margins: [1, 4, 7, 11, 14, 18] }),
  ...halves,
  ...quarters,
];

export const rugbyMarkets: readonly MarketDef[] = [
  threeWay(b('1', '1x2', '1X2', 'regular', 'main', 1, { rank: 1 })),
  overUnder(b('18', 'total', 'Total {line}', 'regular', 'main totals', 2, { rank: 2 }), { step: 0.5, count: 13 }),
  handicap(b('16', 'handicap', 'Handicap {line}', 'regular', 'main handicaps', 3, { rank: 3 }), {
    step: 0.5,
    count: 13,
  }),
  doubleChance(b('10', 'double_chance', 'Double chance', 'regular', 'main', 4)),
  twoWay(p('11', 'draw_no_bet', 'Draw no bet', 'regular', 'main', 5)),
  overUnder(b('19', 'home_total', '{home} total {line}', 'regular', 'totals', 6), { step: 1, count: 7 }, homeFigure),
  overUnder(b('20', 'away_total', '{away} total {line}', 'regular', 'totals', 7), { step: 1, count: 7 }, awayFigure),
  oddEven(b('26', 'odd_even', 'Odd/even', 'regular', 'totals', 8)),
  winningMargin(b('15', 'winning_margin', 'Winning margin', 'regular', 'margins', 9), [1, 6, 11, 16, 21], true),
  combined(
    p('47', 'half_time_full_time', 'Half time/full time', 'halves', 'halves', 10),
    earlyResultPart,
    resultPart,
    '/',
  ),
  combinedTotal(b('37', '1x2_and_total', '1X2 & total {line}', 'regular', 'combinations', 11), resultPart, 3),
  ...halves,
];
