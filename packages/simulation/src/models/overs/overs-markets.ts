import { category, ranges } from '../../markets/category.ts';
import { awayFigure, homeFigure } from '../../markets/figures.ts';
import type { MarketDef } from '../../markets/market.ts';
import { numberedMarket } from '../../markets/numbered.ts';
import { builderPlace as b, place as p } from '../../markets/place.ts';
import { exactCount } from '../../markets/score.ts';
import { overUnder } from '../../markets/total.ts';
import { oddEven, twoWay, yesOrNo } from '../../markets/winner.ts';

const known = new Map<number, readonly MarketDef[]>();

export function oversMarkets(overs: number): readonly MarketDef[] {
  const made = known.get(overs) ?? make(overs);
  known.set(overs, made);
  return made;
}

/** Ranges of the runs of an over. */
const overSteps = [0, 3, 6, 9, 12, 16];
const overAnswers: readonly string[] = overSteps.map((from, at) => {
  const next = overSteps[at + 1];
  return next === undefined ? `${from}+` : `${from}-${next - 1}`;
});

const oddEvenOutcomes = [
  { id: '70', key: 'odd', name: 'Odd' },
  { id: '72', key: 'even', name: 'Even' },
];

function overMarket(
  id: string,
  key: string,
  label: string,
  body: Parameters<typeof numberedMarket>[1]['body'],
  order: number,
): MarketDef {
  return numberedMarket(p(id, key, `Innings {inningsnr}, over {overnr} - ${label}`, 'over', 'overs', order), {
    params: ['inningsnr', 'overnr'],
    offered: (grid) => [grid.third[0] ?? 1, grid.fourth[0] ?? 1],
    body,
  });
}

/** Overs of the first innings after which its runs are bet on. */
export function markedOvers(overs: number): readonly number[] {
  return overs > 25 ? [10, 20, 30, 40] : [6, 10, 15].filter((mark) => mark < overs);
}

function make(overs: number): readonly MarketDef[] {
  return [...matchMarkets, ...inningsMarkets(overs), ...markedOvers(overs).flatMap(markMarkets), ...overMarkets];
}

const matchMarkets: readonly MarketDef[] = [
  twoWay(p('340', 'winner_incl_super_over', 'Winner (incl. super over)', 'winner', 'main', 1, { rank: 1 })),
  overUnder(
    b('18', 'total_runs', 'Total runs {line}', 'runs', 'main totals', 3, { rank: 3 }),
    { step: 1, count: 9 },
    homeFigure,
  ),
  overUnder(
    b('19', 'home_total_runs', '{home} total runs {line}', 'full', 'totals', 4),
    { step: 1, count: 7 },
    homeFigure,
  ),
  overUnder(
    b('20', 'away_total_runs', '{away} total runs {line}', 'full', 'totals', 5),
    { step: 1, count: 7 },
    awayFigure,
  ),
  yesOrNo(p('342', 'super_over', 'Will there be a super over', 'winner', 'main', 8), (_home, _away, how) => how === 2),
  category(
    p('343', 'winning_method', 'Winning method', 'winner', 'main', 9),
    [
      ['home_runs', '{home} by runs'],
      ['home_wickets', '{home} by wickets'],
      ['away_runs', '{away} by runs'],
      ['away_wickets', '{away} by wickets'],
      ['super_over', 'Super over'],
    ],
    (home, away, how) => (how === 2 ? 4 : how + (home > away ? 0 : 2)),
  ),
];

function inningsMarkets(overs: number): readonly MarketDef[] {
  const lines = { step: 1, count: 9 };
  return [
    overUnder(
      p('650', 'first_innings_total', '1st innings total {line}', 'first', 'main innings', 2, { rank: 2 }),
      lines,
      homeFigure,
    ),
    overUnder(
      p('651', 'first_innings_wickets', '1st innings wickets {line}', 'wickets', 'innings', 10),
      { step: 1, count: 5 },
      homeFigure,
    ),
    yesOrNo(
      p('652', 'first_innings_all_out', '1st innings - all out', 'wickets', 'innings', 11),
      (wickets) => wickets === 10,
    ),
    oddEven(p('653', 'first_innings_odd_even', '1st innings - odd/even', 'first', 'innings', 12), homeFigure),
    ranges(
      p('654', 'first_innings_range', '1st innings - runs', 'first', 'innings', 13),
      rangeSteps(overs),
      homeFigure,
    ),
    exactCount(
      p('656', 'first_innings_exact_wickets', '1st innings - exact wickets', 'wickets', 'innings', 14),
      10,
      homeFigure,
    ),
  ];
}

/** Runs after a number of overs. */
function markMarkets(mark: number): readonly MarketDef[] {
  const fixed = `overnr=${mark}`;
  const at = (id: string, key: string, label: string) =>
    p(id, key, `1st innings - ${label}`, `first:${mark}`, 'overs', 20 + mark);
  return [
    overUnder(
      at('660', 'runs_after_overs', `runs after ${mark} overs {line}`),
      { step: 1, count: 5, prefix: fixed },
      homeFigure,
    ),
    oddEven(at('663', 'runs_after_overs_odd_even', `odd/even after ${mark} overs`), homeFigure, fixed),
  ];
}

const overMarkets: readonly MarketDef[] = [
  overMarket(
    '661',
    'over_runs',
    'runs',
    {
      outcomes: overAnswers.map((key) => ({ id: key, key, name: key })),
      verdict: (runs) => overSteps.findLastIndex((from) => runs >= from),
    },
    15,
  ),
  overMarket(
    '662',
    'over_odd_even',
    'odd/even',
    { outcomes: oddEvenOutcomes, verdict: (runs) => (runs % 2 === 0 ? 1 : 0) },
    16,
  ),
];

function rangeSteps(overs: number): readonly number[] {
  return overs > 25 ? [0, 200, 230, 260, 290, 320] : [0, 130, 145, 160, 175, 190, 210];
}
