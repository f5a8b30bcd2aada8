import type { SportEvent } from '@slipstream/contract/entities/catalogue/event';
import { isMatchUnderway } from '@slipstream/units/match-status';
import { odds } from '@slipstream/units/odds';

/** What begins within this time counts as on. */
export const soonMs = 3 * 3_600_000;

/** A favourite at this price or below has as good as won. */
const decidedOddsMax = odds(1200);

type Ranked = Pick<SportEvent, 'id' | 'tournament' | 'status' | 'startTime' | 'mainMarket'>;

/**
 * The best of what is on first (SHOW-17): what is on before what is hours away, then the more important league, live
 * before soon, open before decided, and the one that began or begins first. Equals keep an order of their own, so that
 * the same matches are never shown in another order.
 */
export function bestFirst<Event extends Ranked>(events: readonly Event[], nowMs: number): readonly Event[] {
  return events
    .map((event) => ({ event, rank: rankOf(event, nowMs) }))
    .toSorted((one, other) => compareRanks(one.rank, other.rank) || (one.event.id < other.event.id ? -1 : 1))
    .map(({ event }) => event);
}

function rankOf({ tournament, status, startTime, mainMarket }: Ranked, nowMs: number): readonly number[] {
  const startMs = Date.parse(startTime);
  const isLive = isMatchUnderway(status);
  const prices = mainMarket?.outcomes.map((outcome) => outcome.odds) ?? [];
  const isOpen = prices.length > 0 && Math.min(...prices) > decidedOddsMax;
  return [
    Number(!isLive && startMs - nowMs > soonMs),
    tournament.priority,
    tournament.sport.priority,
    Number(!isLive),
    Number(!isOpen),
    startMs,
  ];
}

function compareRanks(one: readonly number[], other: readonly number[]): number {
  const at = one.findIndex((value, index) => value !== other[index]);
  return at < 0 ? 0 : (one[at] ?? 0) - (other[at] ?? 0);
}
