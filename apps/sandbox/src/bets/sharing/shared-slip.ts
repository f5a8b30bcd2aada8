import type { BetType } from '@slipstream/contract/entities/bets/bet-status';
import type { SystemType } from '@slipstream/contract/entities/bets/system-type';
import type { Odds, TotalOdds } from '@slipstream/units/odds';
import type { Database } from '../../database/open-database.ts';
import type { LegAbout } from '../records/bet-record.ts';
import type { BookParts } from '../book-parts.ts';
import type { Intent } from '../placing/evaluate-bet.ts';
import { quoteOf } from '../placing/quote.ts';
import { prepareBoards } from '../placing/prepare-boards.ts';
import { houseRules } from '../placing/placing-terms.ts';
import { newShareCode, plainCode } from './share-code.ts';

/** A bet as it was shared: nothing of whoever shared it, neither stake nor currency. */
export interface SharedRecord {
  readonly type: BetType;
  readonly system: SystemType | null;
  readonly customOdds: TotalOdds | null;
  readonly legs: readonly SharedLeg[];
}

export interface SharedLeg {
  readonly matchId: string;
  readonly marketId: string;
  readonly specifier: string;
  readonly outcomeId: string;
  readonly odds: Odds;
  readonly about: LegAbout;
}

export interface SharedSlip {
  readonly code: string;
  readonly createdMs: number;
  readonly expiresMs: number;
  readonly bets: readonly SharedRecord[];
}

const lifeMs = 30 * 86_400_000;

type ShareParts = Pick<BookParts, 'database' | 'environment' | 'files'>;

/** Null when a bet is on something that is not on offer: such a code could not be used. */
export async function shareSlip(parts: ShareParts, intents: readonly Intent[]): Promise<SharedSlip | null> {
  await prepareBoards(
    parts.environment,
    intents.flatMap(({ selections }) => selections),
  );
  const bets = intents.map((intent) => sharedRecord(parts, intent));
  const known = bets.filter((bet) => bet !== null);
  if (known.length < bets.length) return null;
  const createdMs = parts.environment.worldNow();
  const slip = { code: newShareCode(), createdMs, expiresMs: createdMs + lifeMs, bets: known };
  await parts.database
    .insertInto('shared_slip')
    .values({
      code: slip.code,
      bets: JSON.stringify(slip.bets),
      created_ms: slip.createdMs,
      expires_ms: slip.expiresMs,
    })
    .execute();
  return slip;
}

export async function findSlip(database: Database, code: string): Promise<SharedSlip | null> {
  const row = await database
    .selectFrom('shared_slip')
    .selectAll()
    .where('code', '=', plainCode(code))
    .executeTakeFirst();
  if (row === undefined) return null;
  const bets = JSON.parse(row.bets) as readonly SharedRecord[];
  return { code: row.code, createdMs: row.created_ms, expiresMs: row.expires_ms, bets };
}

/** Deletes expired codes. */
export async function forgetOldSlips({
  database,
  environment,
}: Pick<BookParts, 'database' | 'environment'>): Promise<void> {
  await database
    .deleteFrom('shared_slip')
    .where('expires_ms', '<', environment.worldNow() - lifeMs)
    .execute();
}

function sharedRecord({ environment, files }: ShareParts, intent: Intent): SharedRecord | null {
  const { systemTypes } = houseRules(files, environment);
  const legs = intent.selections.flatMap((selection) => {
    const quote = quoteOf(environment, selection);
    if (quote === null) return [];
    const { match_id: matchId, market_id: marketId, specifier, outcome_id: outcomeId, odds } = selection;
    return [{ matchId, marketId, specifier, outcomeId, odds, about: quote.about }];
  });
  if (legs.length < intent.selections.length) return null;
  return {
    type: intent.type,
    system: systemTypes.find(({ id }) => id === intent.system_id) ?? null,
    customOdds: intent.custom_odds ?? null,
    legs,
  };
}
