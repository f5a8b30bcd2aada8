import { customBetOdds, jointChance, type CustomSelection } from '@slipstream/simulation/pricing/custom-bet';
import { isMarketOpen } from '@slipstream/units/market-status';
import type { BoardMarket, BoardOutcome } from '../../world/boards/board-market.ts';
import type { MatchBoard } from '../../world/boards/match-board.ts';
import { customMarkets } from './custom-price.ts';

/** One outcome of a ready-made set, with the market it is of. */
export interface ReadyLeg {
  readonly market: BoardMarket;
  readonly outcome: BoardOutcome;
}

interface ReadySet {
  readonly odds: number;
  readonly legs: readonly ReadyLeg[];
}

const setsMax = 6;
/** Bounds the work: of so many outcomes, all pairs and triples are tried. */
const anchorsMax = 6;
const anchorOdds = { min: 1200, max: 4000 };
const setOdds = { min: 1500, max: 20_000 };
/** Each outcome must lower the chance of its set by at least this share; otherwise it adds nothing. */
const narrowing = 1.02;

/** Ready-made custom bets from what the match has on offer now (CUSTOM-5); none if too little of it can be combined. */
export function readySets(board: MatchBoard): readonly ReadySet[] {
  const anchors = anchorsOf(board);
  const sets: ReadySet[] = [];
  for (const legs of choicesOf(anchors)) {
    const odds = priceOf(board, legs);
    if (odds !== null) sets.push({ odds, legs });
    if (sets.length === setsMax) break;
  }
  return sets;
}

/** The outcomes most bets are about: the favourite, goals or points, both to score, then totals of other parts of the match. */
function anchorsOf(board: MatchBoard): readonly ReadyLeg[] {
  const markets = customMarkets(board)
    .filter(({ status, mostBalanced }) => isMarketOpen(status) && mostBalanced)
    .toSorted((a, b) => a.info.priority - b.info.priority);
  const winner = firstOf(markets, favourite);
  const yes = firstOf(markets, (market) => legOf(market, 'yes'));
  const totals: ReadyLeg[] = [];
  for (const market of markets) {
    const over = legOf(market, 'over');
    if (over === null || totals.some((held) => isAlike(held.market, market))) continue;
    totals.push(over);
  }
  const [total, ...others] = totals;
  return [winner, total ?? null, yes, ...others].filter((leg) => leg !== null).slice(0, anchorsMax);
}

function firstOf(markets: readonly BoardMarket[], read: (market: BoardMarket) => ReadyLeg | null): ReadyLeg | null {
  for (const market of markets) {
    const leg = read(market);
    if (leg !== null) return leg;
  }
  return null;
}

/** Markets that share a group are about the same thing. */
function isAlike({ info: one }: BoardMarket, { info: other }: BoardMarket): boolean {
  return one.groups.some((group) => other.groups.includes(group));
}

function favourite(market: BoardMarket): ReadyLeg | null {
  if (market.info.specifier !== '') return null;
  const sides = [legOf(market, 'home'), legOf(market, 'away')].filter((leg) => leg !== null);
  return sides.toSorted((a, b) => a.outcome.odds - b.outcome.odds)[0] ?? null;
}

function legOf(market: BoardMarket, key: string): ReadyLeg | null {
  const at = market.info.outcomes.findIndex((outcome) => outcome.key === key);
  const outcome = market.outcomes[at];
  if (outcome === undefined || !outcome.active) return null;
  return outcome.odds < anchorOdds.min || outcome.odds > anchorOdds.max ? null : { market, outcome };
}

/** Pairs and triples, those of the first anchors first, mixed. */
function choicesOf(anchors: readonly ReadyLeg[]): readonly (readonly ReadyLeg[])[] {
  const choices: (readonly number[])[] = [];
  for (let first = 0; first < anchors.length; first++) {
    for (let second = first + 1; second < anchors.length; second++) {
      choices.push([first, second]);
      for (let third = second + 1; third < anchors.length; third++) choices.push([first, second, third]);
    }
  }
  return choices
    .toSorted((a, b) => rankOf(a) - rankOf(b) || a.length - b.length)
    .map((choice) => choice.flatMap((at) => anchors[at] ?? []));
}

function rankOf(choice: readonly number[]): number {
  return choice.reduce((sum, at) => sum + at, 2 - choice.length);
}

function priceOf({ fixture, state }: MatchBoard, legs: readonly ReadyLeg[]): number | null {
  const selections = legs.map(plain);
  const odds = customBetOdds(fixture, state, selections);
  if (odds === null || odds < setOdds.min || odds > setOdds.max) return null;
  const chance = jointChance(fixture, state, selections) ?? 0;
  const isNarrow = selections.every((_, at) => {
    const without = jointChance(fixture, state, selections.toSpliced(at, 1)) ?? 0;
    return without >= chance * narrowing;
  });
  return isNarrow ? odds : null;
}

function plain({ market: { info }, outcome }: ReadyLeg): CustomSelection {
  return { marketId: info.id, specifier: info.specifier, outcomeId: outcome.id };
}
