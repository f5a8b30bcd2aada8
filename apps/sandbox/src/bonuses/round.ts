import type { PlayerId } from '@slipstream/units/ids';
import type { BonusParts } from './bonuses.ts';
import { issueCalendar, weekOf } from './give.ts';
import { isShut } from './is-shut.ts';
import { payHit } from './jackpots.ts';
import { bonusFacts, tournamentFacts, type Audience } from './serialise/bonus-facts.ts';
import { bonusOut } from './serialise/bonus-out.ts';
import { hitBonusOut } from './serialise/jackpot-out.ts';
import { advanceTournament, tournamentOffers } from './tournaments.ts';
import { noticeBonus } from './notice-bonus.ts';
import { offerWords } from './offer-words.ts';

const calendarEveryMs = 10_000;
const batch = 100;

/**
 * All of it is read from the database, nothing from memory: whatever was committed before a crash is told, paid and ended after
 * it, and nothing that was not.
 */
export function createRound(parts: BonusParts): () => Promise<void> {
  let calendarMs = Number.NEGATIVE_INFINITY;
  const given = new Map<string, number>();
  return async () => {
    const nowMs = parts.realNow();
    if (nowMs - calendarMs >= calendarEveryMs) {
      calendarMs = nowMs;
      await giveToListeners(parts, given);
    }
    await expire(parts);
    await payHits(parts);
    await advanceTournaments(parts);
    await tellBonuses(parts);
    await tellHits(parts);
    await tellPools(parts);
  };
}

/** Who was given this week's is remembered, so that a thousand who listen cost one look each a week. */
async function giveToListeners(parts: BonusParts, given: Map<string, number>): Promise<void> {
  const week = weekOf(parts.worldNow());
  for (const playerId of parts.listening()) {
    // Who takes a break is given nothing; afterwards what this week has for everybody.
    if (given.get(playerId) === week || (await isShut(parts, playerId))) continue;
    await issueCalendar(parts, playerId);
    given.set(playerId, week);
  }
}

/** Those whose end has come and that are not paid yet; most rounds there is none, and nothing is written. */
async function advanceTournaments({ database, ledger, worldNow }: BonusParts): Promise<void> {
  const due = await database
    .selectFrom('tournament')
    .select('offer')
    .where('ends_ms', '<=', worldNow())
    .where('payout_state', 'in', ['initial', 'approved'])
    .execute();
  for (const { offer: key } of due) {
    const offer = tournamentOffers.find((known) => known.key === key);
    if (offer !== undefined) await ledger.write((entry) => advanceTournament(entry, offer, worldNow()));
  }
}

async function expire({ database, worldNow }: BonusParts): Promise<void> {
  const due = await database
    .selectFrom('bonus')
    .select('id')
    .where('status', 'in', ['available', 'active', 'not_available'])
    .where('expires_ms', '<=', worldNow())
    .limit(1)
    .execute();
  if (due.length === 0) return;
  await database
    .updateTable('bonus')
    .set(({ eb }) => ({ status: 'expired', version: eb('version', '+', 1) }))
    .where('status', 'in', ['available', 'active', 'not_available'])
    .where('expires_ms', '<=', worldNow())
    .execute();
}

async function payHits({ database, ledger, realNow, worldNow }: BonusParts): Promise<void> {
  const due = await database
    .selectFrom('jackpot_hit')
    .select('id')
    .where('status', '=', 'approved')
    .where('due_ms', '<=', realNow())
    .limit(batch)
    .execute();
  for (const { id } of due) await ledger.write((entry) => payHit(entry, id, worldNow()));
}

/** A player is told in the language of their account: who listens with which page is not known here. */
async function listener(database: BonusParts['database'], playerId: string): Promise<Audience> {
  const row = await database.selectFrom('player').select('language').where('id', '=', playerId).executeTakeFirst();
  return { words: offerWords(row?.language ?? 'en'), origin: null };
}

/** Notify, then store that it was done: after a crash twice is better than never. */
async function tellBonuses(parts: BonusParts): Promise<void> {
  const { database, publishTo, worldNow } = parts;
  const rows = await database.selectFrom('bonus').selectAll().where('told', '=', 0).limit(batch).execute();
  for (const [playerId, own] of Map.groupBy(rows, ({ player_id: id }) => id)) {
    // During a break nothing is said; what came meanwhile is in the list afterwards.
    if (await isShut({ database, worldNow }, playerId)) continue;
    const facts = await bonusFacts(database, playerId, worldNow(), await listener(database, playerId));
    for (const row of own) {
      const bonus = bonusOut(facts, row);
      publishTo(playerId as PlayerId, { event: 'bonus_issued', at_ms: worldNow(), bonus });
      await noticeBonus(parts, row, bonus.name);
    }
  }
  const ids = rows.map(({ id }) => id);
  if (ids.length > 0) await database.updateTable('bonus').set({ told: 1 }).where('id', 'in', ids).execute();
}

async function tellHits({ database, publishTo, worldNow }: BonusParts): Promise<void> {
  const hits = await database.selectFrom('jackpot_hit').selectAll().where('told', '=', 0).limit(batch).execute();
  for (const hit of hits) {
    const { player_id: playerId } = hit;
    if (!(await isShut({ database, worldNow }, playerId))) {
      const bonus = hitBonusOut(hit, await listener(database, playerId));
      publishTo(playerId as PlayerId, { event: 'bonus_issued', at_ms: worldNow(), bonus });
    }
    await database
      .updateTable('jackpot_hit')
      .set({ told: 1 })
      .where('id', '=', hit.id)
      .where('status', '=', hit.status)
      .execute();
  }
}

async function tellPools({ database, publishAll, worldNow }: BonusParts): Promise<void> {
  const changed = await database.selectFrom('tournament').select(['offer', 'told', 'version']).execute();
  if (changed.every(({ told, version }) => told === version)) return;
  const facts = await tournamentFacts(database);
  for (const { offer: key, told, version } of changed) {
    const fact = facts.get(key);
    const offer = tournamentOffers.find((known) => known.key === key);
    if (told === version || fact === undefined || offer === undefined) continue;
    const event = { event: 'tournament_pool_changed' as const, at_ms: worldNow(), bonus_id: key };
    publishAll({ ...event, version, state: fact.state, pool_amount: fact.pool, currency: offer.currency });
    await database.updateTable('tournament').set({ told: version }).where('offer', '=', key).execute();
  }
}
