import { prizeFloor } from '@slipstream/betting/bonus/pools';
import { minor } from '@slipstream/units/minor';
import { sql, type Kysely } from 'kysely';
import { levelOwner } from '../bonuses/jackpots.ts';
import type { TournamentOffer } from '../bonuses/offer.ts';
import { jackpotOffers } from '../bonuses/offers.data.ts';
import { standings, tournamentOffers } from '../bonuses/tournaments.ts';
import type { Tables } from '../database/tables.ts';
import { cashOf, heldBy, houseCash, poolOf, purseId } from '../ledger/purse.ts';
import type { Expected } from './expected.ts';
import { readPostings } from './read-postings.ts';

/** What jackpots and tournaments must have moved besides what bets brought them: few, however many bets there are. */
export async function poolPostings(read: Kysely<Tables>): Promise<readonly Expected[]> {
  const contests = await read.selectFrom('tournament').selectAll().execute();
  const ends: (readonly Expected[])[] = [];
  for (const { offer: key, payout_state: payout } of contests) {
    const offer = tournamentOffers.find((known) => known.key === key);
    if (offer !== undefined) ends.push([seedOf(offer), ...(await endOf(read, offer, payout))]);
  }
  return [...ends.flat(), ...(await levelPostings(read))];
}

const poolPurse = ({ key, currency }: TournamentOffer) => poolOf(`tournament.${key}`, currency);

function seedOf(offer: TournamentOffer): Expected {
  const { key, currency, poolSeed } = offer;
  const transfers = [{ from: houseCash(currency), to: poolPurse(offer), amount: minor(poolSeed) }];
  return { key: `tournament-seed:${key}`, kind: 'bonus', reference: null, transfers };
}

/** Prizes and what is left of the pool; all of it where no prizes are paid. */
async function endOf(
  read: Kysely<Tables>,
  offer: TournamentOffer,
  payout: Tables['tournament']['payout_state'],
): Promise<readonly Expected[]> {
  if (payout !== 'paid' && payout !== 'declined') return [];
  const { key, currency, prizes } = offer;
  const pool = poolPurse(offer);
  const { rows } = await sql<{ total: number }>`
    select cast(coalesce(sum(amount), 0) as bigint) as total from transfer
    where to_purse = ${purseId(pool)} and to_balance is not null
  `.execute(read);
  const total = minor(rows[0]?.total ?? 0);
  const steps = prizes.map(({ from, to, permille }) => {
    return { fromPosition: from, toPosition: to, sharePermille: permille };
  });
  const winners = payout === 'paid' ? await standings(read, offer) : [];
  const places = winners.flatMap(({ position, playerId }) => {
    const amount = prizeFloor(total, steps, position);
    return playerId === null || amount === 0 ? [] : [{ playerId, amount }];
  });
  const rest = minor(places.reduce<number>((left, { amount }) => left - amount, total));
  const back = rest > 0 ? [{ from: pool, to: houseCash(currency), amount: rest }] : [];
  return [
    ...places.map(({ playerId, amount }): Expected => {
      const transfers = [{ from: pool, to: cashOf(playerId, currency), amount }];
      return { key: `cup:${key}:${playerId}`, kind: 'bonus', reference: null, transfers };
    }),
    { key: `cup-rest:${key}`, kind: 'bonus', reference: null, transfers: back },
  ];
}

/** A level starts with the house's seed, once at first and once after every hit. */
async function levelPostings(read: Kysely<Tables>): Promise<readonly Expected[]> {
  const levels = await read.selectFrom('jackpot_level').selectAll().execute();
  const expected: Expected[] = [];
  for (const row of levels) {
    const offer = jackpotOffers.find(({ key }) => key === row.jackpot);
    const seed = offer?.levels.find(({ code }) => code === row.level)?.seed;
    if (offer === undefined || seed === undefined) continue;
    const owner = levelOwner(row.jackpot, row.level);
    const begin = [{ from: houseCash(offer.currency), to: poolOf(owner, offer.currency), amount: minor(seed) }];
    for (let at = 0; at <= row.round; at += 1) {
      expected.push({ key: `jackpot-seed:${owner}:${at}`, kind: 'jackpot', reference: null, transfers: begin });
    }
    expected.push(...(await hitPostings(read, row)));
  }
  return expected;
}

/** Each hit takes what its row says. Rows do not say which round they ended, so each is looked for among the rounds. */
async function hitPostings(
  read: Kysely<Tables>,
  { jackpot, level, round }: Pick<Tables['jackpot_level'], 'jackpot' | 'level' | 'round'>,
): Promise<readonly Expected[]> {
  const owner = levelOwner(jackpot, level);
  const keys = Array.from({ length: round }, (_, at) => `jackpot-hit:${owner}:${at}`);
  const found = await readPostings(read, keys);
  const hits = await read
    .selectFrom('jackpot_hit')
    .select(['amount', 'currency', 'bet_id'])
    .where('jackpot', '=', jackpot)
    .where('level', '=', level)
    .execute();
  const left = [...hits];
  const pairs = keys.map((key) => {
    const posting = found.get(key);
    const same = left.findIndex(
      ({ amount, bet_id: betId }) => betId === posting?.reference && amount === posting.transfers[0]?.amount,
    );
    return { key, hit: same === -1 ? undefined : left.splice(same, 1)[0] };
  });
  return pairs.flatMap(({ key, hit }): readonly Expected[] => {
    const own = hit ?? left.shift();
    if (own === undefined) return [];
    const sides = { from: poolOf(owner, own.currency), to: heldBy(owner, own.currency) };
    return [{ key, kind: 'jackpot', reference: own.bet_id, transfers: [{ ...sides, amount: minor(own.amount) }] }];
  });
}
