import type { Minor } from '@slipstream/units/minor';
import type { Odds, TotalOdds } from '@slipstream/units/odds';
import { sql, type Kysely, type Selectable, type Transaction } from 'kysely';
import { insertTogether, into, type Insert } from '../../database/insert-rows.ts';
import type { Tables } from '../../database/tables.ts';
import { snapshot } from '../../database/transact.ts';
import type { BetCourse, BetLeg, BetRecord, BetTerms, LegAbout } from './bet-record.ts';

type BetRow = Selectable<Tables['bet']>;
type LegRow = Selectable<Tables['bet_leg']>;

/** The bets with these ids, in the order asked; those that do not exist are left out. */
export async function loadBets(database: Kysely<Tables>, ids: readonly string[]): Promise<readonly BetRecord[]> {
  if (ids.length === 0) return [];
  const found = await snapshot(database, async (read) =>
    withLegs(read, await read.selectFrom('bet').selectAll().where('id', 'in', ids).execute()),
  );
  const bets = new Map(found.map((bet) => [bet.id, bet]));
  return ids.flatMap((id) => bets.get(id) ?? []);
}

/** A player's bet; another player's is as good as none. */
export async function loadBetOf(database: Kysely<Tables>, playerId: string, id: string): Promise<BetRecord | null> {
  const [bet] = await loadBets(database, [id]);
  return bet?.playerId === playerId ? bet : null;
}

/** Rows and legs must be of one snapshot: a bet accepted in between would have its old return and its new prices. */
export async function withLegs(database: Kysely<Tables>, rows: readonly BetRow[]): Promise<readonly BetRecord[]> {
  if (rows.length === 0) return [];
  const legs = await database
    .selectFrom('bet_leg')
    .selectAll()
    .where(
      'bet_id',
      'in',
      rows.map(({ id }) => id),
    )
    .orderBy('bet_id')
    .orderBy('position')
    .execute();
  const byBet = Map.groupBy(legs, ({ bet_id: betId }) => betId);
  return rows.map((row) => recordOf(row, byBet.get(row.id) ?? []));
}

export async function insertBets(transaction: Transaction<Tables>, bets: readonly BetRecord[]): Promise<void> {
  await insertTogether(transaction, newBets(bets));
}

/** Bets and their legs, for a transaction that has more to insert. */
export function newBets(bets: readonly BetRecord[]): readonly Insert[] {
  const legs = bets.flatMap((bet) => bet.legs.map((leg, position) => legRowOf(bet.id, leg, position)));
  return [into('bet', bets.map(rowOf)), into('bet_leg', legs)];
}

/** Writes what can change about a bet, and counts its version up. Legs keep their results: only settlement writes those. */
export async function saveBet(transaction: Transaction<Tables>, bet: BetRecord): Promise<BetRecord> {
  const saved = { ...bet, version: bet.version + 1 };
  const { id, player_id: _player, ref: _ref, created_ms: _created, to_check: _check, ...changing } = rowOf(saved);
  const written = await transaction
    .updateTable('bet')
    .set(changing)
    .where('id', '=', id)
    .where('version', '=', bet.version)
    .executeTakeFirst();
  if (written.numUpdatedRows !== 1n) throw new Error(`bet ${id} was changed by somebody else`);
  return saved;
}

/** Writes many bets that were checked against their legs, in one statement, each if nobody else has changed it. */
export async function saveChecked(
  transaction: Transaction<Tables>,
  bets: readonly BetRecord[],
): Promise<readonly BetRecord[]> {
  if (bets.length === 0) return [];
  const saved = bets.map((bet) => ({ ...bet, version: bet.version + 1 }));
  const written = await transaction
    .insertInto('bet')
    .values(saved.map(rowOf))
    .onConflict((conflict) =>
      conflict
        .column('id')
        .doUpdateSet((set) => Object.fromEntries(changingColumns.map((name) => [name, set.ref(`excluded.${name}`)])))
        .whereRef('bet.version', '=', sql<number>`excluded.version - 1`),
    )
    .executeTakeFirst();
  if (written.numInsertedOrUpdatedRows !== BigInt(bets.length)) throw new Error('a bet was changed by somebody else');
  return saved;
}

const changingColumns = [
  'status',
  'result',
  'version',
  'stake',
  'stake_left',
  'odds',
  'potential_win',
  'paid',
  'terms',
  'course',
  'to_check',
  'settled_ms',
  'due_ms',
  'rule_min',
] as const;

/** A price that followed the market until the bet was accepted. */
export async function saveLegOdds(transaction: Transaction<Tables>, bet: BetRecord): Promise<void> {
  for (const [position, { odds }] of bet.legs.entries()) {
    await transaction
      .updateTable('bet_leg')
      .set({ odds })
      .where('bet_id', '=', bet.id)
      .where('position', '=', position)
      .execute();
  }
}

function recordOf(row: BetRow, legs: readonly LegRow[]): BetRecord {
  return {
    id: row.id,
    playerId: row.player_id,
    ref: row.ref,
    type: row.type,
    status: row.status,
    result: row.result,
    version: row.version,
    currency: row.currency,
    stake: row.stake as Minor,
    stakeLeft: row.stake_left as Minor,
    odds: row.odds as TotalOdds,
    potentialWin: row.potential_win as Minor,
    paid: row.paid as Minor | null,
    isVip: row.is_vip === 1,
    isQuick: row.is_quick === 1,
    terms: JSON.parse(row.terms) as BetTerms,
    course: courseOf(row.course),
    createdMs: row.created_ms,
    settledMs: row.settled_ms,
    dueMs: row.due_ms,
    legs: legs.map((leg) => ({
      matchId: leg.match_id,
      marketId: leg.market_id,
      specifier: leg.specifier,
      outcomeId: leg.outcome_id,
      odds: leg.odds as Odds,
      status: leg.status,
      about: JSON.parse(leg.about) as LegAbout,
    })),
  };
}

/** Rules kept before there were losses to stop have no amount for that. */
function courseOf(text: string): BetCourse {
  const course = JSON.parse(text) as BetCourse;
  const { rule } = course;
  return rule === null ? course : { ...course, rule: { ...rule, toCashoutMax: rule.toCashoutMax ?? null } };
}

function rowOf(bet: BetRecord): BetRow {
  return {
    id: bet.id,
    player_id: bet.playerId,
    ref: bet.ref,
    type: bet.type,
    status: bet.status,
    result: bet.result,
    version: bet.version,
    currency: bet.currency,
    stake: bet.stake,
    stake_left: bet.stakeLeft,
    odds: bet.odds,
    potential_win: bet.potentialWin,
    paid: bet.paid,
    is_vip: bet.isVip ? 1 : 0,
    is_quick: bet.isQuick ? 1 : 0,
    terms: JSON.stringify(bet.terms),
    course: JSON.stringify(bet.course),
    to_check: 0,
    created_ms: bet.createdMs,
    settled_ms: bet.settledMs,
    due_ms: bet.dueMs,
    rule_min: bet.course.rule === null ? null : (bet.course.rule.toCashoutMin ?? 0),
  };
}

function legRowOf(betId: string, leg: BetLeg, position: number): LegRow {
  return {
    bet_id: betId,
    position,
    match_id: leg.matchId,
    market_id: leg.marketId,
    specifier: leg.specifier,
    outcome_id: leg.outcomeId,
    odds: leg.odds,
    status: leg.status,
    about: JSON.stringify(leg.about),
  };
}
