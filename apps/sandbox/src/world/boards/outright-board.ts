import { withMargin } from '@slipstream/simulation/pricing/margin';
import { ladderFloor } from '@slipstream/simulation/pricing/ladder';
import type { Outright } from '@slipstream/simulation/world/outrights/outright';
import { outrightWinnerId } from '@slipstream/simulation/world/outrights/outright-winner';
import { outrightsAt } from '@slipstream/simulation/world/outrights/outrights';
import type { World } from '@slipstream/simulation/world/world';
import { isMatchComing, matchStatus, type MatchStatus } from '@slipstream/units/match-status';
import { marketStatus } from '@slipstream/units/market-status';
import { settledMarket, type BoardMarket } from './board-market.ts';
import type { VersionClock } from '../version-clock.ts';

/** The market of every outright: who wins it. */
const outrightMarketId = '534';
const margin = 0.08;
/** Shorter chances are not offered: their price would be past the end of the ladder. */
const chanceMin = 0.0015;
/** How far the world may move before it is looked up again which are open. */
const slackMs = 3_600_000;

/** An outright as it stands for everybody. */
export interface OutrightBoard {
  readonly outright: Outright;
  readonly version: number;
  readonly status: MatchStatus;
  readonly market: BoardMarket;
}

/** Seasons and tournaments to bet on as a whole. Their prices are made once; they end when the last match does. */
export class OutrightBook {
  readonly #world: World;
  readonly #versions: VersionClock;
  readonly #boards = new Map<string, OutrightBoard>();
  #lookedMs = Number.NEGATIVE_INFINITY;
  #open: readonly Outright[] = [];

  constructor(world: World, versions: VersionClock) {
    this.#world = world;
    this.#versions = versions;
  }

  open(worldMs: number): readonly Outright[] {
    if (Math.abs(worldMs - this.#lookedMs) > slackMs) {
      const known = new Map(this.#open.map((outright) => [outright.id, outright]));
      this.#open = outrightsAt(this.#world, worldMs).map((outright) => known.get(outright.id) ?? outright);
      this.#lookedMs = worldMs;
    }
    return this.#open.filter(({ endMs }) => endMs > worldMs);
  }

  /** One of those that are or were open lately. */
  find(id: string): Outright | null {
    return this.#open.find((outright) => outright.id === id) ?? null;
  }

  board(outright: Outright, worldMs: number): OutrightBoard {
    const status = outright.endMs > worldMs ? matchStatus.prematch : matchStatus.finished;
    const known = this.#boards.get(outright.id);
    if (known !== undefined && known.status === status) return known;
    const version = this.#versions.next(Math.min(outright.endMs, worldMs), known?.version ?? 0);
    const market = known?.market ?? marketOf(outright, version);
    const board = {
      outright,
      version,
      status,
      market: isMatchComing(status) ? market : this.#settled(outright, market, version),
    };
    this.#boards.set(outright.id, { ...board, status });
    return { ...board, status };
  }

  #settled(outright: Outright, market: BoardMarket, version: number): BoardMarket {
    const winner = outrightWinnerId(this.#world, outright);
    const results = outright.runners.map(({ id }) => [id, id === winner ? ('win' as const) : ('lose' as const)]);
    return settledMarket(market, Object.fromEntries(results), version);
  }
}

function marketOf(outright: Outright, version: number): BoardMarket {
  const { runners } = outright;
  const implied = withMargin(
    Float64Array.from(runners, ({ chance }) => chance),
    margin,
  );
  return {
    key: outrightMarketId,
    info: {
      id: outrightMarketId,
      key: `market.outright.${outright.type}`,
      name: outright.name,
      specifier: '',
      groups: ['outright'],
      priority: 1,
      customBetGroups: [],
      outcomes: runners.map(({ id, name }) => ({ id, key: 'runner', name })),
    },
    version,
    status: marketStatus.open,
    mostBalanced: true,
    nextBetStopMs: outright.endMs,
    outcomes: runners.map(({ id, chance }, at) => ({
      id,
      odds: ladderFloor(1000 / (implied[at] ?? 1)),
      active: chance >= chanceMin,
    })),
  };
}
