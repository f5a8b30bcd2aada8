import type { Bet } from '@slipstream/betting/ticket/bet';
import { selectionIdOf, type SelectionId } from '@slipstream/betting/ticket/selection';
import type { CustomRefusal } from '@slipstream/contract/entities/bets/custom-price';
import type { ReplyOf } from '@slipstream/contract/http/call';
import { priceCustomBet } from '@slipstream/contract/http/bets/price-custom-bet';
import type { MatchId } from '@slipstream/units/ids';
import type { TotalOdds } from '@slipstream/units/odds';
import { createStore, type StoreApi } from 'zustand/vanilla';

import type { Api } from '../../api/call-api.ts';
import type { WorldClock } from '../feed/world-clock.ts';
import type { SlipStore } from './slip-store.ts';

export interface CustomPricing {
  readonly isPricing: boolean;
  /** Why the set has no price, in the player's language. */
  readonly refusal: string | null;
  /** The outcomes that cannot join the set, each with its reason. */
  readonly blocked: ReadonlyMap<SelectionId, CustomRefusal>;
  /** The price with each outcome that can join; empty while no builder is shown (CUSTOM-4). */
  readonly additions: ReadonlyMap<SelectionId, CustomAddition>;
  /** `blocked` and `additions` are of an earlier set; those of this set are being requested. */
  readonly isOutdated: boolean;
}

interface CustomAddition {
  readonly odds: TotalOdds;
  /** The set implies it, so the price stays. */
  readonly isCovered: boolean;
}

const nothing: CustomPricing = {
  isPricing: false,
  refusal: null,
  blocked: new Map(),
  additions: new Map(),
  isOutdated: false,
};

/** After expiry a price is requested again, at most this often. */
const againMsMin = 4000;

/**
 * Keeps the joint price of the slip's custom bet: requested with every change of the set or its legs, and again when it
 * expires.
 */
export class CustomPricer {
  readonly state: StoreApi<CustomPricing> = createStore(() => nothing);
  readonly #slip: SlipStore;
  readonly #api: Api;
  readonly #clock: Pick<WorldClock, 'now'>;
  #asked = '';
  #answeredIds = '';
  #watchers = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(slip: SlipStore, api: Api, clock: Pick<WorldClock, 'now'>) {
    this.#slip = slip;
    this.#api = api;
    this.#clock = clock;
  }

  start(): void {
    this.#slip.subscribe(() => this.#check());
    this.#check();
  }

  /** While something watches, the price with each outcome that can join is requested too. */
  readonly watch = (): (() => void) => {
    this.#watchers += 1;
    if (this.#watchers === 1) this.#askAgain();
    return () => {
      this.#watchers -= 1;
    };
  };

  #check(): void {
    const [bet] = this.#slip.ticket().bets;
    if (bet?.betType !== 'custom_bet') {
      if (this.#asked === '') return;
      this.#asked = '';
      this.#answeredIds = '';
      clearTimeout(this.#timer);
      this.state.setState(nothing, true);
      return;
    }
    const set = setOf(bet);
    if (set !== this.#asked) void this.#ask(bet, set);
  }

  async #ask(bet: Bet, set: string): Promise<void> {
    const [first] = bet.selections;
    if (first === undefined) return;
    this.#asked = set;
    clearTimeout(this.#timer);
    const ids = bet.selections.map(({ id }) => id).join();
    this.state.setState({ isPricing: true, isOutdated: ids !== this.#answeredIds });
    const selections = bet.selections.map(({ matchId, marketId, specifier, outcomeId }) => ({
      matchId,
      marketId,
      specifier,
      outcomeId,
    }));
    const body = { matchId: first.matchId, selections, withAdditions: this.#watchers > 0 };
    const result = await this.#api.call(priceCustomBet, { body });
    // Another set was requested meanwhile; its answer counts.
    if (this.#asked !== set) return;
    let againMs = againMsMin;
    if (result.kind === 'reply') {
      const { odds, refusal, blocked, additions, expiresAtMs } = result.reply;
      this.#answeredIds = ids;
      this.state.setState({
        isPricing: false,
        refusal: refusal?.message ?? null,
        blocked: new Map(blocked.map((outcome) => [selectionIdOf(outcome), outcome.code])),
        additions: additionsOf(first.matchId, additions),
        isOutdated: false,
      });
      const selectionIds = bet.selections.map(({ id }) => id);
      this.#slip.dispatch({ kind: 'custom-odds-priced', selectionIds, customOdds: odds });
      againMs = Math.max(againMsMin, expiresAtMs - this.#clock.now());
    } else {
      this.state.setState({ isPricing: false });
    }
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.#askAgain(), againMs);
  }

  #askAgain(): void {
    const [bet] = this.#slip.ticket().bets;
    if (bet?.betType === 'custom_bet' && this.#slip.ticket().kind !== 'processing') void this.#ask(bet, setOf(bet));
  }
}

function additionsOf(
  matchId: MatchId,
  markets: ReplyOf<typeof priceCustomBet>['additions'],
): CustomPricing['additions'] {
  return new Map(
    markets.flatMap(({ marketId, specifier, outcomes }) =>
      outcomes.map(({ outcomeId, odds, isCovered }) => [
        selectionIdOf({ matchId, marketId, specifier, outcomeId }),
        { odds, isCovered },
      ]),
    ),
  );
}

/** The set and the prices of its legs: if one of these changes, the joint price must be requested again. */
function setOf({ selections }: Bet): string {
  return selections.map(({ id, odds, isSuspended }) => `${id} ${odds} ${isSuspended}`).join('\n');
}
