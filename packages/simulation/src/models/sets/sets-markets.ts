import { category, ranges, winningMargin } from '../../markets/category.ts';
import { combinedTotal, winnerPart } from '../../markets/combined.ts';
import { handicap } from '../../markets/handicap.ts';
import type { MarketDef } from '../../markets/market.ts';
import { builderPlace as b, place as p } from '../../markets/place.ts';
import { correctScore } from '../../markets/score.ts';
import { awayFigure, homeFigure } from '../../markets/figures.ts';
import { overUnder } from '../../markets/total.ts';
import { oddEven, twoWay, yesOrNo } from '../../markets/winner.ts';
import type { SetsSport } from './sets-sport.ts';
import { unitWinner } from './unit-winner.ts';

const known = new Map<string, readonly MarketDef[]>();

/** The markets of a sport played in sets, in the words of the sport: games, points, legs, maps, rounds. */
export function setsMarkets(sport: SetsSport, setsToWin: number, target: number): readonly MarketDef[] {
  const name = `${sport.words.set} ${sport.words.unit} ${sport.rules.most} ${setsToWin} ${target}`;
  const made = known.get(name) ?? make(sport, setsToWin, target);
  known.set(name, made);
  return made;
}

function make(sport: SetsSport, setsToWin: number, target: number): readonly MarketDef[] {
  const sets = Array.from({ length: setsToWin === 1 ? 0 : 2 * setsToWin - 1 }, (_, at) => at + 1);
  return [
    twoWay(b('186', 'winner', 'Winner', 'winner', 'main', 1, { rank: 1 })),
    ...unitMarkets(sport, setsToWin, target),
    ...(setsToWin > 1 ? matchMarkets(sport, setsToWin) : oneSetMarkets(sport, target)),
    ...sets.flatMap((set) => oneSet(sport, target, set)),
  ];
}

/**
 * Whether list rows count units or sets. Distributions of points or rounds over many sets are expensive; those of games, and of a
 * single set, are cheap.
 */
function showsUnits(words: SetsSport['words'], setsToWin: number): boolean {
  return words.unit === 'game' || setsToWin === 1;
}

/** Whole-match markets on units: games, points, legs, rounds. */
function unitMarkets({ words }: SetsSport, setsToWin: number, target: number): readonly MarketDef[] {
  const wide = target > 10;
  const inRow = showsUnits(words, setsToWin);
  const count = { step: 1, count: wide ? 9 : 7 };
  return [
    overUnder(
      b('189', `total_${words.units}`, `Total ${words.units} {line}`, 'units', 'main totals', 2, {
        rank: inRow ? 2 : 0,
      }),
      count,
    ),
    handicap(
      b('187', `${words.unit}_handicap`, `${capital(words.unit)} handicap {line}`, 'units', 'main handicaps', 3, {
        rank: inRow ? (setsToWin > 1 ? 4 : 3) : 0,
      }),
      count,
    ),
    overUnder(
      b('190', `home_total_${words.units}`, `{home} total ${words.units} {line}`, 'units', 'totals', 10),
      count,
      homeFigure,
    ),
    overUnder(
      b('191', `away_total_${words.units}`, `{away} total ${words.units} {line}`, 'units', 'totals', 11),
      count,
      awayFigure,
    ),
    oddEven(b('198', `odd_even_${words.units}`, `Odd/even ${words.units}`, 'units', 'totals', 12)),
    unitWinner(
      p(
        '210',
        `${words.unit}_winner`,
        `${capital(words.set)} {setnr} - ${words.unit} {unitnr} winner`,
        'unit',
        words.units,
        13,
      ),
    ),
  ];
}

function matchMarkets({ words }: SetsSport, setsToWin: number): readonly MarketDef[] {
  const scores = Array.from({ length: setsToWin }, (_, lost) => lost).flatMap((lost) => [
    [setsToWin, lost] as const,
    [lost, setsToWin] as const,
  ]);
  const { set } = words;
  return [
    correctScore(b('199', `${set}_score`, `Correct score in ${set}s`, 'sets', 'main score', 4), scores, '', false),
    overUnder(
      b('314', `total_${set}s`, `Total ${set}s {line}`, 'sets', `main ${set}s totals`, 5, {
        rank: showsUnits(words, setsToWin) ? 0 : 2,
      }),
      { step: 1, count: 3 },
    ),
    handicap(
      b('188', `${set}_handicap`, `${capital(set)} handicap {line}`, 'sets', `${set}s handicaps`, 6, { rank: 3 }),
      { step: 1, count: 4 },
    ),
    category(
      b('196', `exact_${set}s`, `Exact number of ${set}s`, 'sets', `${set}s`, 7),
      Array.from({ length: setsToWin }, (_, at) => [String(setsToWin + at), String(setsToWin + at)] as const),
      (home, away) => home + away - setsToWin,
    ),
    yesOrNo(b('192', `home_win_a_${set}`, `{home} to win a ${set}`, 'sets', `${set}s`, 8), (home) => home > 0),
    yesOrNo(b('193', `away_win_a_${set}`, `{away} to win a ${set}`, 'sets', `${set}s`, 9), (_home, away) => away > 0),
    category(
      b('195', 'winner_and_more_units', `Winner & more ${words.units}`, 'match', 'combinations', 14),
      [
        ['home_home', `{home} wins with more ${words.units}`],
        ['home_other', `{home} wins without more ${words.units}`],
        ['away_away', `{away} wins with more ${words.units}`],
        ['away_other', `{away} wins without more ${words.units}`],
      ],
      (home, away, third, fourth) => {
        if (home > away) return third > fourth ? 0 : 1;
        return fourth > third ? 2 : 3;
      },
    ),
  ];
}

/** A match of one set, such as legs of darts: races and its long list of scores. */
function oneSetMarkets({ words }: SetsSport, target: number): readonly MarketDef[] {
  const scores = Array.from({ length: target }, (_, lost) => lost).flatMap((lost) => [
    [target, lost] as const,
    [lost, target] as const,
  ]);
  return [
    correctScore(
      b('199', `${words.units}_score`, `Correct score in ${words.units}`, 'units', 'score', 4),
      scores,
      '',
      false,
    ),
    ...races(target).map((units) => raceMarket(words.units, 1, units, '')),
    winningMargin(b('15', 'winning_margin', 'Winning margin', 'units', 'score', 15), [1, 2, 3, 4], false),
    ranges(
      b('196', `exact_${words.units}`, `Number of ${words.units}`, 'units', words.units, 19),
      Array.from({ length: target }, (_, at) => target + at),
    ),
    combinedTotal(
      b('195', 'winner_and_total', `Winner & total ${words.units} {line}`, 'units', 'combinations', 14),
      winnerPart,
      2,
    ),
    yesOrNo(
      b('197', `deciding_${words.unit}`, `Deciding ${words.unit}`, 'units', words.units, 16),
      (home, away) => home + away === 2 * target - 1,
    ),
    yesOrNo(
      b(
        '192',
        'home_at_least_half',
        `{home} to win at least ${Math.ceil(target / 2)} ${words.units}`,
        'units',
        words.units,
        17,
      ),
      (home) => 2 * home >= target,
    ),
    yesOrNo(
      b(
        '193',
        'away_at_least_half',
        `{away} to win at least ${Math.ceil(target / 2)} ${words.units}`,
        'units',
        words.units,
        18,
      ),
      (_home, away) => 2 * away >= target,
    ),
  ];
}

function races(target: number): readonly number[] {
  if (target < 3) return [];
  return target > 12 ? [5, 10, ...(target > 20 ? [20] : [])] : [Math.ceil(target / 3), Math.ceil((2 * target) / 3)];
}

function raceMarket(units: string, set: number, count: number, prefix: string): MarketDef {
  const name = `${prefix}race to ${count} ${units}`;
  return twoWay(
    p('211', `race_to_${units}`, capital(name), `race:${set}:${count}`, units, 20 + set),
    `setnr=${set}|${units}=${count}`,
  );
}

function oneSet(sport: SetsSport, target: number, set: number): readonly MarketDef[] {
  const { words } = sport;
  const fixed = `setnr=${set}`;
  const title = `${ordinal(set)} ${words.set}`;
  const at = (id: string, key: string, label: string, order: number) =>
    p(id, `set_${key}`, `${title} - ${label}`, `set:${set}`, `${words.set}s`, 30 + 10 * set + order);
  const count = { step: 1, count: target > 10 ? 5 : 4, prefix: fixed };
  return [
    twoWay(at('202', 'winner', 'winner', 0), fixed),
    overUnder(at('204', `total_${words.units}`, `total ${words.units} {line}`, 1), count),
    handicap(at('203', `${words.unit}_handicap`, `${words.unit} handicap {line}`, 2), count),
    oddEven(at('205', `odd_even_${words.units}`, `odd/even ${words.units}`, 3), undefined, fixed),
    ...(sport.points === 'tennis' ? tennisSet(at, fixed) : []),
    ...races(target).map((units) => raceMarket(words.units, set, units, `${title} - `)),
  ];
}

function tennisSet(
  at: (id: string, key: string, label: string, order: number) => ReturnType<typeof p>,
  fixed: string,
): readonly MarketDef[] {
  const scores = [0, 1, 2, 3, 4].flatMap((lost) => [[6, lost] as const, [lost, 6] as const]);
  const close = [
    [7, 5],
    [5, 7],
    [7, 6],
    [6, 7],
  ] as const;
  return [
    correctScore(at('207', 'score', 'correct score', 4), [...scores, ...close], fixed, false),
    yesOrNo(at('208', 'tie_break', 'tie-break', 5), (home, away) => home + away === 13, fixed),
  ];
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

export function ordinal(number: number): string {
  return ['1st', '2nd', '3rd'][number - 1] ?? `${number}th`;
}
