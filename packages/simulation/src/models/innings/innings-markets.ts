import { category, winningMargin } from '../../markets/category.ts';
import { awayFigure, homeFigure } from '../../markets/figures.ts';
import { handicap } from '../../markets/handicap.ts';
import type { MarketDef } from '../../markets/market.ts';
import { builderPlace as b, place as p } from '../../markets/place.ts';
import { correctScore, scoresUpTo } from '../../markets/score.ts';
import { overUnder } from '../../markets/total.ts';
import { oddEven, threeWay, twoWay, yesOrNo } from '../../markets/winner.ts';
import { ordinal } from '../sets/sets-markets.ts';

function inningMarkets(inning: number): readonly MarketDef[] {
  const fixed = `inningnr=${inning}`;
  const title = `${ordinal(inning)} inning`;
  const at = (id: string, key: string, label: string, order: number) =>
    p(id, `inning_${key}`, `${title} - ${label}`, `inning:${inning}`, 'innings', 40 + 5 * inning + order);
  return [
    threeWay(at('287', '1x2', '1X2', 0), fixed),
    overUnder(at('288', 'total', 'total {line}', 1), { step: 1, count: 3, prefix: fixed }),
    yesOrNo(at('289', 'any_run', 'any run', 2), (home, away) => home + away > 0, fixed),
  ];
}

function firstMarkets(innings: number, ids: readonly [string, string, string, string]): readonly MarketDef[] {
  const at = (index: number, key: string, label: string) =>
    p(
      ids[index] ?? '',
      `first_${innings}_${key}`,
      `Innings 1 to ${innings} - ${label}`,
      `first:${innings}`,
      'innings',
      20 + innings + index,
    );
  return [
    threeWay(at(0, '1x2', '1X2')),
    handicap(at(1, 'handicap', 'handicap {line}'), { step: 1, count: 4 }),
    overUnder(at(2, 'total', 'total {line}'), { step: 1, count: 5 }),
    oddEven(at(3, 'odd_even', 'odd/even')),
  ];
}

export const inningsMarkets: readonly MarketDef[] = [
  twoWay(b('251', 'winner_incl_extra_innings', 'Winner (incl. extra innings)', 'full', 'main', 1, { rank: 1 })),
  overUnder(
    b('258', 'total_incl_extra_innings', 'Total {line} (incl. extra innings)', 'full', 'main totals', 2, { rank: 2 }),
    { step: 0.5, count: 11 },
  ),
  handicap(
    b('256', 'handicap_incl_extra_innings', 'Handicap {line} (incl. extra innings)', 'full', 'main handicaps', 3, {
      rank: 3,
    }),
    { step: 1, count: 7 },
  ),
  threeWay(p('1', '1x2', '1X2', 'regular', 'main', 4)),
  overUnder(
    b('260', 'home_total_incl_extra_innings', '{home} total {line} (incl. extra innings)', 'full', 'totals', 5),
    { step: 1, count: 6 },
    homeFigure,
  ),
  overUnder(
    b('261', 'away_total_incl_extra_innings', '{away} total {line} (incl. extra innings)', 'full', 'totals', 6),
    { step: 1, count: 6 },
    awayFigure,
  ),
  oddEven(b('264', 'odd_even_incl_extra_innings', 'Odd/even (incl. extra innings)', 'full', 'totals', 7)),
  yesOrNo(
    p('268', 'extra_inning', 'Will there be an extra inning', 'regular', 'main', 8),
    (home, away) => home === away,
  ),
  winningMargin(
    b('290', 'winning_margin_incl_extra_innings', 'Winning margin (incl. extra innings)', 'full', 'score', 9),
    [1, 2, 3, 4, 5],
    false,
  ),
  correctScore(b('45', 'correct_score', 'Correct score', 'full', 'score', 10), scoresUpTo(9)),
  category(
    b('30', 'which_team_to_score', 'Which team to score', 'full', 'totals', 11),
    [
      ['only_home', 'Only {home}'],
      ['only_away', 'Only {away}'],
      ['both', 'Both teams'],
    ],
    (home, away) => (home > 0 && away > 0 ? 2 : Number(away > 0)),
  ),
  ...firstMarkets(3, ['280', '281', '282', '283']),
  ...firstMarkets(5, ['274', '275', '276', '277']),
  ...[1, 2, 3, 4, 5, 6, 7, 8].flatMap(inningMarkets),
];
