import { sql, type Kysely } from 'kysely';
import type { Tables } from '../../database/tables.ts';
import { poolOf, purseId } from '../../ledger/purse.ts';
import { bonusesOf, type BonusRow } from '../bonus-store.ts';
import { offers } from '../offers.data.ts';
import type { OfferWords } from '../offer-words.ts';

/** Who is told: in which language, and where they find pictures. What is pushed has no address, so its pictures come with the next reading. */
export interface Audience {
  readonly words: OfferWords;
  readonly origin: string | null;
}

/** All that the wire tells about a player's bonuses, read once for any number of them. */
export interface BonusFacts extends Audience {
  /** World time. */
  readonly nowMs: number;
  readonly rows: readonly BonusRow[];
  readonly uses: ReadonlyMap<string, readonly UseFact[]>;
  readonly boxes: ReadonlyMap<string, readonly BoxFact[]>;
  readonly tournaments: ReadonlyMap<string, TournamentFact>;
}

interface UseFact {
  readonly bonus_id: string;
  readonly bet_id: string;
  readonly state: 'open' | 'settled' | 'released';
  readonly points: number;
  readonly match_ids: string;
  readonly stake: number;
  readonly status: string;
}

interface BoxFact {
  readonly id: string;
  readonly bonus_id: string;
  readonly outcome: 'win' | 'lose';
  readonly prize: string;
  readonly won_ms: number;
  readonly opened_ms: number | null;
}

export interface TournamentFact {
  readonly state: 'active' | 'created' | 'disabled' | 'finished' | 'paused';
  readonly payout_state: 'initial' | 'approved' | 'declined' | 'paid';
  readonly ends_ms: number;
  readonly started_ms: number;
  readonly version: number;
  readonly pool: number;
  readonly players: number;
}

/** For a visitor, and for a player who is shown nothing, there are only the offers. */
export async function bonusFacts(
  database: Kysely<Tables>,
  playerId: string | null,
  nowMs: number,
  audience: Audience,
): Promise<BonusFacts> {
  const rows = playerId === null ? [] : await bonusesOf(database, playerId);
  const uses = playerId === null ? [] : await usesOf(database, playerId);
  const boxes =
    playerId === null
      ? []
      : await database
          .selectFrom('bonus_box')
          .selectAll()
          .where('player_id', '=', playerId)
          .orderBy('won_ms')
          .execute();
  return {
    ...audience,
    nowMs,
    rows,
    uses: Map.groupBy(uses, (use) => use.bonus_id),
    boxes: Map.groupBy(boxes, (box) => box.bonus_id),
    tournaments: await tournamentFacts(database),
  };
}

function usesOf(database: Kysely<Tables>, playerId: string): Promise<UseFact[]> {
  return database
    .selectFrom('bonus_use')
    .innerJoin('bet', 'bet.id', 'bonus_use.bet_id')
    .select(['bonus_use.bonus_id', 'bonus_use.bet_id', 'bonus_use.state', 'bonus_use.points', 'bonus_use.match_ids'])
    .select(['bet.stake', 'bet.status'])
    .where('bonus_use.player_id', '=', playerId)
    .orderBy('bet.created_ms', 'desc')
    .limit(5000)
    .execute();
}

export async function tournamentFacts(database: Kysely<Tables>): Promise<ReadonlyMap<string, TournamentFact>> {
  const rows = await database.selectFrom('tournament').selectAll().execute();
  const joined = await database
    .selectFrom('bonus')
    .select(['offer', sql<number | string>`count(*)`.as('players')])
    .where('kind', '=', 'tournament')
    .where('activated_ms', 'is not', null)
    .groupBy('offer')
    .execute();
  const facts = new Map<string, TournamentFact>();
  for (const offer of offers) {
    const row = rows.find((one) => one.offer === offer.key);
    if (offer.kind !== 'tournament' || row === undefined) continue;
    const id = purseId(poolOf(`tournament.${offer.key}`, offer.currency));
    const pool = row.payout_state === 'paid' ? await gathered(database, id) : await balanceOf(database, id);
    const players = Number(joined.find((one) => one.offer === offer.key)?.players ?? 0);
    facts.set(offer.key, { ...row, pool, players: players + offer.rivals.length });
  }
  return facts;
}

async function balanceOf(database: Kysely<Tables>, id: string): Promise<number> {
  const purse = await database.selectFrom('purse').select('balance').where('id', '=', id).executeTakeFirst();
  return purse?.balance ?? 0;
}

/** What a pool held before it was paid out: a tournament that is over still tells what was won. */
async function gathered(database: Kysely<Tables>, id: string): Promise<number> {
  const sum = await database
    .selectFrom('transfer')
    .select(sql<number | string>`coalesce(sum(amount), 0)`.as('amount'))
    .where('to_purse', '=', id)
    .where('to_balance', 'is not', null)
    .executeTakeFirst();
  return Number(sum?.amount ?? 0);
}
