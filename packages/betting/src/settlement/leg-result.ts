import { oddsScale } from '@slipstream/units/odds';
import type { Odds } from '@slipstream/units/odds';

/** How a selection came out. Half results are those of quarter lines: the stake is split over the two lines beside it. */
export type LegResult = 'win' | 'lose' | 'void' | 'half_win' | 'half_lose';

export type SettledLeg = { readonly odds: Odds; readonly result: LegResult };

/** Of the two halves of a leg's stake, how many win, are returned and are lost. Each half is settled separately. */
export const legHalves = {
  win: { won: 2n, void: 0n, lost: 0n },
  half_win: { won: 1n, void: 1n, lost: 0n },
  void: { won: 0n, void: 2n, lost: 0n },
  half_lose: { won: 0n, void: 1n, lost: 1n },
  lose: { won: 0n, void: 0n, lost: 2n },
} as const satisfies Record<LegResult, { won: bigint; void: bigint; lost: bigint }>;

/** What a leg pays is this over `settledScale`: a won half pays the price, a void half 1.000, a lost half nothing. */
export function settledNumerator({ odds, result }: SettledLeg): bigint {
  const halves = legHalves[result];
  return halves.won * BigInt(odds) + halves.void * BigInt(oddsScale);
}

export const settledScale = 2n * BigInt(oddsScale);
