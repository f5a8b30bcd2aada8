import type { BetResult, BetSelectionStatus, BetStatus, BetType } from '@slipstream/contract/entities/bets/bet-status';
import type { OddsAcceptMode } from '@slipstream/contract/entities/catalogue/odds-settings';
import type { SystemType } from '@slipstream/contract/entities/bets/system-type';
import type { Provider } from '@slipstream/contract/entities/catalogue/provider';
import type { Minor } from '@slipstream/units/minor';
import type { Odds, TotalOdds } from '@slipstream/units/odds';
import type { BonusPart } from '../../bonuses/bets/bonus-terms.ts';

/** What player and house agreed on. A live bet's price may still follow the market until the bet is accepted, then no more. */
export interface BetTerms extends BonusPart {
  readonly system: SystemType | null;
  readonly customOdds: Odds | null;
  readonly acceptMode: OddsAcceptMode;
  /** The player's lowest price for each leg. */
  readonly floors: readonly (Odds | null)[];
  /** The request it was placed with, so that what is done later can be told to belong to it (RUN-11). */
  readonly requestId?: string;
}

/** What happened to a bet since it was placed. */
export interface BetCourse {
  /** Why it was rejected: a number or word that the words of refusals know. */
  readonly rejection: number | string | null;
  /** A trader's smaller stake and until when it stands, in real time. */
  readonly offer: { readonly stake: Minor; readonly lapsesMs: number } | null;
  readonly rule: CashoutRule | null;
  readonly parts: readonly CashoutPart[];
  /** A cashout that was agreed on and is not through yet. */
  readonly cashing: { readonly stakePart: Minor; readonly amount: Minor } | null;
}

/** "Cash out when it rises or falls to this much": the whole rest of the stake where `stakePart` is null. */
export interface CashoutRule {
  readonly toCashoutMin: Minor | null;
  readonly toCashoutMax: Minor | null;
  readonly stakePart: Minor | null;
}

interface CashoutPart {
  readonly stakePart: Minor;
  readonly amount: Minor;
  /** World time. */
  readonly atMs: number;
}

export const freshCourse: BetCourse = { rejection: null, offer: null, rule: null, parts: [], cashing: null };

/** The names a leg was placed under; kept with the bet, so that it can be shown for ever. */
export interface LegAbout {
  /** The match's seed: another world may have another match of the same id. */
  readonly seed: number;
  readonly urnId: string;
  readonly slug: string;
  readonly nameA: string;
  readonly nameB: string;
  readonly sportKey: string;
  readonly categoryName: string;
  readonly tournamentName: string;
  readonly startMs: number;
  readonly provider: Provider;
  readonly marketName: string;
  readonly marketGroup: string | null;
  readonly outcomeName: string;
}

export interface BetLeg {
  readonly matchId: string;
  readonly marketId: string;
  readonly specifier: string;
  readonly outcomeId: string;
  readonly odds: Odds;
  readonly status: BetSelectionStatus;
  readonly about: LegAbout;
}

export interface BetRecord {
  readonly id: string;
  readonly playerId: string;
  readonly ref: string;
  readonly type: BetType;
  readonly status: BetStatus;
  readonly result: BetResult;
  readonly version: number;
  readonly currency: string;
  readonly stake: Minor;
  readonly stakeLeft: Minor;
  readonly odds: TotalOdds;
  readonly potentialWin: Minor;
  readonly paid: Minor | null;
  readonly isVip: boolean;
  readonly isQuick: boolean;
  readonly terms: BetTerms;
  readonly course: BetCourse;
  readonly createdMs: number;
  readonly settledMs: number | null;
  readonly dueMs: number | null;
  readonly legs: readonly BetLeg[];
}
