import { category } from '../../markets/category.ts';
import { homeFigure } from '../../markets/figures.ts';
import type { MarketDef } from '../../markets/market.ts';
import { builderPlace as b, place as p } from '../../markets/place.ts';
import { overUnder } from '../../markets/total.ts';
import { doubleChance, threeWay, twoWay, yesOrNo } from '../../markets/winner.ts';

const knockout = 0;
const submission = 1;
const decision = 2;

const known = new Map<string, readonly MarketDef[]>();

/** The markets of a fight by its number of rounds; submissions only where the sport has them. */
export function roundsMarkets(rounds: number, submissions: boolean): readonly MarketDef[] {
  const name = `${rounds} ${submissions}`;
  const made = known.get(name) ?? make(rounds, submissions);
  known.set(name, made);
  return made;
}

const drawMarkets: readonly MarketDef[] = [
  threeWay(b('1', '1x2', '1X2', 'fight', 'main', 3)),
  doubleChance(b('10', 'double_chance', 'Double chance', 'fight', 'main', 4)),
];

function make(rounds: number, submissions: boolean): readonly MarketDef[] {
  return [
    twoWay(p('186', 'winner', 'Winner', 'fight', 'main', 1, { rank: 1 })),
    overUnder(
      b('18', 'total_rounds', 'Total rounds {line}', 'rounds', 'main rounds', 2, { rank: 2 }),
      { step: 1, count: 5 },
      homeFigure,
    ),
    // With an odd number of rounds the cards cannot be level.
    ...(rounds % 2 === 0 ? drawMarkets : []),
    yesOrNo(
      b('904', 'go_the_distance', 'Will the fight go the distance', 'fight', 'main rounds', 5, { rank: 3 }),
      (_h, _a, method) => method === decision,
    ),
    methodMarket(submissions),
    category(
      b('910', 'winner_and_round', 'Winner and round', 'fight', 'rounds', 7),
      roundAnswers(rounds),
      roundRow(rounds),
    ),
    category(
      b('911', 'ending_round', 'Round in which the fight ends', 'fight', 'rounds', 8),
      [
        ...Array.from({ length: rounds }, (_, at) => [`round_${at + 1}`, `Round ${at + 1}`] as const),
        ['decision', 'Decision'],
      ],
      (_h, _a, method, round) => (method === decision ? rounds : round - 1),
    ),
    yesOrNo(
      b('912', 'any_knockout', 'Fight ends by KO/TKO', 'fight', 'method', 9),
      (_h, _a, method) => method === knockout,
    ),
    ...sideMarkets('home', submissions),
    ...sideMarkets('away', submissions),
    ...Array.from({ length: rounds - 1 }, (_, at) => reachMarket(at + 2)),
    ...(submissions
      ? [
          yesOrNo(
            b('913', 'any_submission', 'Fight ends by submission', 'fight', 'method', 10),
            (_h, _a, method) => method === submission,
          ),
        ]
      : []),
  ];
}

function methodMarket(submissions: boolean): MarketDef {
  const ways = submissions ? ['KO/TKO', 'submission', 'decision'] : ['KO/TKO', 'decision'];
  const answers = ['home', 'away'].flatMap((side) =>
    ways.map((way) => [`${side}_${way.toLowerCase()}`, `{${side}} by ${way}`] as const),
  );
  const last = ways.length - 1;
  return category(
    b('906', 'method_of_victory', 'Method of victory', 'fight', 'main method', 6),
    [...answers, ['draw', 'Draw']],
    (home, away, method) => {
      if (home === away) return answers.length;
      return (home > away ? 0 : ways.length) + (method === decision ? last : method);
    },
  );
}

function roundAnswers(rounds: number): readonly (readonly [string, string])[] {
  const sides = ['home', 'away'].flatMap((side) => [
    ...Array.from({ length: rounds }, (_, at) => [`${side}_${at + 1}`, `{${side}} in round ${at + 1}`] as const),
    [`${side}_decision`, `{${side}} by decision`] as const,
  ]);
  return [...sides, ['draw', 'Draw']];
}

function roundRow(rounds: number): (home: number, away: number, method: number, round: number) => number {
  return (home, away, method, round) => {
    if (home === away) return 2 * (rounds + 1);
    return (home > away ? 0 : rounds + 1) + (method === decision ? rounds : round - 1);
  };
}

function sideMarkets(side: 'home' | 'away', submissions: boolean): readonly MarketDef[] {
  const wins = (home: number, away: number) => (side === 'home' ? home > away : away > home);
  const shift = side === 'home' ? 0 : 10;
  const at = (id: number, key: string, label: string) =>
    b(String(id + shift), `${side}_${key}`, `{${side}} ${label}`, 'fight', 'method', 12 + (id % 10) + shift);
  return [
    yesOrNo(at(920, 'by_knockout', 'by KO/TKO'), (h, a, method) => wins(h, a) && method === knockout),
    yesOrNo(at(921, 'by_decision', 'by decision'), (h, a, method) => wins(h, a) && method === decision),
    yesOrNo(at(922, 'inside_the_distance', 'inside the distance'), (h, a, method) => wins(h, a) && method !== decision),
    yesOrNo(
      at(923, 'in_round_1', 'in round 1'),
      (h, a, method, round) => wins(h, a) && method !== decision && round === 1,
    ),
    ...(submissions
      ? [yesOrNo(at(924, 'by_submission', 'by submission'), (h, a, method) => wins(h, a) && method === submission)]
      : []),
  ];
}

function reachMarket(round: number): MarketDef {
  return yesOrNo(
    b('914', 'round_starts', `Round ${round} to start`, 'fight', 'rounds', 40 + round),
    (_home, _away, _method, reached) => reached >= round,
    `roundnr=${round}`,
  );
}
