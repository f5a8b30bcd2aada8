import type { CashoutReason } from '@slipstream/contract/entities/bets/cashout';
import { jointChance } from '@slipstream/simulation/pricing/custom-bet';
import { fairProbability } from '@slipstream/simulation/pricing/fair';
import { takesBets } from '@slipstream/betting/refusals/selection-block';
import type { MatchBoard } from '../../world/boards/match-board.ts';
import type { BetLeg, BetRecord } from '../records/bet-record.ts';
import type { BookEnvironment } from '../book-environment.ts';
import { chanceScale } from './value-bet.ts';

/** How likely each open leg is now, in billionths, or why that can't be said. */
export type LegChances =
  | { readonly kind: 'known'; readonly chances: readonly (number | null)[]; readonly joint: number }
  | { readonly kind: 'unknown'; readonly reason: CashoutReason };

export function legChances(environment: BookEnvironment, bet: BetRecord): LegChances {
  if (environment.isFrozen()) return unknown('price_unknown');
  const chances: (number | null)[] = [];
  for (const leg of bet.legs) {
    if (leg.status !== 'open') {
      chances.push(null);
      continue;
    }
    const chance = legChance(environment, leg);
    if (typeof chance === 'string') return unknown(chance);
    chances.push(chance);
  }
  if (bet.type !== 'custom_bet') return { kind: 'known', chances, joint: 0 };
  const joint = customChance(environment, bet);
  return joint === null ? unknown('price_unknown') : { kind: 'known', chances, joint };
}

function unknown(reason: CashoutReason): LegChances {
  return { kind: 'unknown', reason };
}

function legChance(environment: BookEnvironment, leg: BetLeg): number | CashoutReason {
  const board = boardOf(environment, leg);
  if (board === null) return 'price_unknown';
  if (!environment.isProviderActive(leg.about.provider)) return 'provider_inactive';
  const { state, fixture } = board;
  if (state.suspended || !takesBets(state.status)) return 'suspended';
  const chance = fairProbability(fixture, state, leg.marketId, leg.specifier, leg.outcomeId);
  if (chance === null) return 'price_unknown';
  // A decided leg is about to be settled, so it gets no offer.
  return chance <= 0 || chance >= 1 ? 'suspended' : Math.round(chance * chanceScale);
}

/** The legs of a custom bet depend on each other, so their chance is one number. */
function customChance(environment: BookEnvironment, { legs }: BetRecord): number | null {
  const open = legs.filter(({ status }) => status === 'open');
  const [first] = open;
  const board = first === undefined ? null : boardOf(environment, first);
  if (board === null || legs.some(({ status }) => status === 'lose' || status === 'void')) return null;
  const chance = jointChance(board.fixture, board.state, open);
  return chance === null ? null : Math.round(chance * chanceScale);
}

export function boardOf(
  environment: BookEnvironment,
  { matchId, about }: Pick<BetLeg, 'matchId' | 'about'>,
): MatchBoard | null {
  const { window, engine } = environment.world();
  const fixture = window.holds(matchId) ? window.find(matchId) : null;
  return fixture === null || fixture.seed !== about.seed ? null : engine.board(fixture);
}
