import type { matchWidgetWire } from '@slipstream/contract/entities/catalogue/match-widget';
import { stateAt } from '@slipstream/simulation/match/state-at';
import type { MatchScript } from '@slipstream/simulation/match/script';
import { allMarkets, mainMarkets, type PricedMarket } from '@slipstream/simulation/pricing/priced';
import type * as z from 'zod/mini';

type MovementOut = Extract<z.input<typeof matchWidgetWire>, { type: 'odds-movement' }>;

const samples = 30;
const outcomesMax = 50;
const beforeMs = 60_000;
const dayMs = 86_400_000;

/** Which market; null for the main one. */
export interface MovementOf {
  readonly marketId: string | null;
  readonly specifier: string;
}

/**
 * How a market's prices went until now: from just before the start, or over the last day while it has not begun. They are worked out again from the match itself, so
 * they are the same after a restart and for a market nobody watched. Null: the match has no such market.
 */
export function oddsMovement(script: MatchScript, worldMs: number, of: MovementOf): MovementOut | null {
  const { fixture, endMs } = script;
  const untilMs = Math.min(worldMs, endMs - 1);
  const openingMs = fixture.startMs - beforeMs;
  const fromMs = untilMs > openingMs ? openingMs : untilMs - dayMs;
  const points = new Map<string, { at_ms: number; odds: number }[]>();
  let shown: PricedMarket['info'] | null = null;
  for (let sample = 0; sample <= samples; sample += 1) {
    const atMs = Math.round(fromMs + ((untilMs - fromMs) * sample) / samples);
    const state = stateAt(script, atMs);
    const priced = (of.marketId === null ? mainMarkets : allMarkets)(fixture, state);
    const market = priced.find(({ info }) => isWanted(info, of, shown));
    if (market === undefined || state.suspended) continue;
    shown = market.info;
    for (const { info, odds, active } of market.outcomes.slice(0, outcomesMax)) {
      const line = points.get(info.id) ?? [];
      points.set(info.id, line);
      if (active && line.at(-1)?.odds !== odds) line.push({ at_ms: atMs, odds });
    }
    // Before the start nothing moves a price, so one sample is the whole day.
    if (untilMs <= openingMs) break;
  }
  if (shown === null) return null;
  return {
    type: 'odds-movement',
    market_id: shown.id,
    specifier: shown.specifier,
    outcomes: shown.outcomes.slice(0, outcomesMax).map(({ id, name }) => ({ id, name, points: points.get(id) ?? [] })),
  };
}

/** Without a market asked for, the first one seen is followed from then on. */
function isWanted(info: PricedMarket['info'], of: MovementOf, shown: PricedMarket['info'] | null): boolean {
  if (of.marketId === null) return shown === null || (info.id === shown.id && info.specifier === shown.specifier);
  return info.id === of.marketId && info.specifier === of.specifier;
}
