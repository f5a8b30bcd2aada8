import type { Incident } from '@slipstream/contract/entities/catalogue/incident';
import type { Match } from '@slipstream/contract/entities/catalogue/match';
import type { Side } from '@slipstream/contract/entities/catalogue/match-statistics';

import { serverOf } from '../../../../shared/match/match-score.ts';
import type { Field } from '../../../../sports/field-shape.ts';

export interface Pressure {
  readonly side: Side;
  readonly level: 'pressing' | 'attacking';
  /** From 0 to 1. */
  readonly strength: number;
}

const pressingMin = 8;
const attackingMin = 28;
/** Momentum seldom goes beyond this; more of it looks the same. */
const fullAt = 60;

/** Who is on top, from the latest momentum: -100 is all away, 100 all home. Null when neither is. */
export function pressureOf(value: number | undefined): Pressure | null {
  const strength = Math.abs(value ?? 0);
  if (value === undefined || strength < pressingMin) return null;
  return {
    side: value > 0 ? 'home' : 'away',
    level: strength < attackingMin ? 'pressing' : 'attacking',
    strength: Math.min(1, strength / fullAt),
  };
}

/** The shape of pressure: from the halfway line towards the other side's end, pointed. */
export function pressurePath({ inside: { x, y, width, height } }: Field, { side, strength }: Pressure): string {
  const middle = x + width / 2;
  const reach = (width / 2) * (0.24 + 0.6 * strength);
  const front = side === 'home' ? middle + reach : middle - reach;
  const tip = side === 'home' ? front + 18 : front - 18;
  return `M${middle} ${y}H${front.toFixed(1)}L${tip.toFixed(1)} ${y + height / 2}L${front.toFixed(1)} ${y + height}H${middle}z`;
}

/** Where on a field with ends something happens by its nature, as shares of its length towards the other side's end. */
const spots: Readonly<Record<string, { readonly along: number; readonly across: number }>> = {
  goal: { along: 0.98, across: 0.5 },
  corner: { along: 0.98, across: 0.06 },
  penalty_awarded: { along: 0.86, across: 0.5 },
  penalty_missed: { along: 0.86, across: 0.5 },
  shot: { along: 0.8, across: 0.4 },
  shot_on_target: { along: 0.84, across: 0.56 },
  touchdown: { along: 0.96, across: 0.5 },
  try: { along: 0.96, across: 0.4 },
  converted_try: { along: 0.96, across: 0.5 },
};

export interface Spot {
  readonly x: number;
  readonly y: number;
  readonly side: Side;
}

/** Something that happened this long ago is no longer what the field shows. */
const recentMs = 120_000;

/** The latest thing that happened, while it is recent. `nowMs` is the backend's time. */
export function latestIncident(incidents: readonly Incident[], nowMs: number): Incident | null {
  const latest = incidents.at(-1);
  return latest !== undefined && nowMs - latest.atMs < recentMs ? latest : null;
}

/** Its place on the field; null when it has none, like a card. */
export function spotOf({ hasEnds, inside }: Field, { kind, side }: Incident): Spot | null {
  const spot = spots[kind];
  if (!hasEnds || spot === undefined || side === null) return null;
  const along = side === 'home' ? spot.along : 1 - spot.along;
  return { side, x: inside.x + inside.width * along, y: inside.y + inside.height * spot.across };
}

/** The position of the server. */
export function serverSpot({ hasEnds, inside }: Field, match: Match): Spot | null {
  const side = serverOf(match);
  if (!hasEnds || side === null) return null;
  const x = side === 'home' ? inside.x - 8 : inside.x + inside.width + 8;
  return { side, x, y: inside.y + inside.height * (side === 'home' ? 0.68 : 0.32) };
}
