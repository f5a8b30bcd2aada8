import { customBetOdds } from '@slipstream/simulation/pricing/custom-bet';
import { randomFrom } from '@slipstream/simulation/random';
import type { MatchBoard } from '../../world/boards/match-board.ts';
import type { PlaceBody } from '../placing/evaluate-request.ts';
import { openMarkets, several, single, type BetBody, type PickBody } from './bettor.ts';

/** Bets of every kind on a set of matches, the same ones for the same seed. */
export interface RandomBets {
  next(): PlaceBody;
}

const systems = ['2-of-3', '2-of-4', '3-of-4', '3-of-5', 'trixie', 'lucky15'] as const;
const systemSizes: Readonly<Record<(typeof systems)[number], number>> = {
  '2-of-3': 3,
  '2-of-4': 4,
  '3-of-4': 4,
  '3-of-5': 5,
  trixie: 3,
  lucky15: 4,
};

export function createRandomBets(boards: readonly MatchBoard[], seed: number): RandomBets {
  const random = randomFrom(seed);
  const below = (count: number) => Math.floor(random.next() * count);
  const of = <Item>(items: readonly Item[]): Item => {
    const item = items[below(items.length)];
    if (item === undefined) throw new RangeError('nothing to choose from');
    return item;
  };
  const pickOn = (board: MatchBoard): PickBody => {
    const market = of(openMarkets(board));
    const outcome = of(market.outcomes.filter(({ active }) => active));
    const { id, specifier } = market.info;
    const match = board.fixture.id;
    return { match_id: match, market_id: id, specifier, outcome_id: outcome.id, odds: outcome.odds };
  };
  const picks = (count: number): PickBody[] => {
    const rest = [...boards];
    return Array.from({ length: count }, () => pickOn(rest.splice(below(rest.length), 1)[0] ?? of(boards)));
  };
  const stake = () => 1 + below(500);
  const bet = (): BetBody => {
    const kind = below(10);
    if (kind < 4) return single(of(picks(1)), stake());
    if (kind < 7) return several('combo', picks(2 + below(3)), stake());
    if (kind < 9) {
      const system = of(systems);
      return several('system', picks(systemSizes[system]), stake(), system);
    }
    return custom() ?? single(of(picks(1)), stake());
  };
  /** Two outcomes of one match that have a price together; null when the dice fell badly. */
  const custom = (): BetBody | null => {
    const board = of(boards);
    const selections = [pickOn(board), pickOn(board)];
    const plain = selections.map((pick) => ({
      marketId: pick.market_id,
      specifier: pick.specifier,
      outcomeId: pick.outcome_id,
    }));
    const odds = customBetOdds(board.fixture, board.state, plain);
    if (odds === null) return null;
    return { ...single(of(selections), stake()), type: 'custom_bet', selections, custom_odds: odds };
  };
  return {
    next: () => {
      const first = bet();
      const bets = first.type === 'single' ? [first, ...picks(3).map((pick) => single(pick, stake()))] : [first];
      const meta = {
        device_id: '00000000-0000-4000-8000-000000000000',
        quick: false,
        type: first.type,
        locale: 'en',
        odds_accept_mode: 'any',
      };
      return { meta, bets } as PlaceBody;
    },
  };
}
