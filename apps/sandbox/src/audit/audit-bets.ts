import type { Kysely, Selectable } from 'kysely';
import { withLegs } from '../bets/records/bet-store.ts';
import type { BetRecord } from '../bets/records/bet-record.ts';
import { tournamentOffers } from '../bonuses/tournaments.ts';
import type { Tables } from '../database/tables.ts';
import { cameBack, factsOf, isInPlay, rowProblems, type BetFacts } from './bet-facts.ts';
import { offerKey, postingsOf, type Contest } from './bet-postings.ts';
import type { Expected } from './expected.ts';
import { readPostings } from './read-postings.ts';

type BetRow = Selectable<Tables['bet']>;

/** The postings that some bets must have, and what is wrong with the bets themselves. */
export interface BetFindings {
  readonly expected: readonly Expected[];
  readonly problems: readonly string[];
}

export async function lookAtBets(read: Kysely<Tables>, rows: readonly BetRow[]): Promise<BetFindings> {
  const bets = await withLegs(read, rows);
  const toCheck = new Set(rows.filter(({ to_check: flag }) => flag === 1).map(({ id }) => id));
  const returned = await returnedToPlayers(read, bets);
  const contests = await contestsOf(read, bets);
  const expected: Expected[] = [];
  const problems: string[] = [...(await useProblems(read, bets))];
  for (const bet of bets) {
    const facts = factsOf(bet);
    if (facts === null) {
      problems.push(`bet ${bet.id} is ${bet.status}, which no bet of this book ever is`);
      continue;
    }
    problems.push(...rowProblems(bet, facts, toCheck.has(bet.id)));
    expected.push(...postingsOf(bet, facts, returned.get(bet.id) ?? 0, contests.get(bet.terms.bonus?.id ?? '')));
  }
  return { expected, problems };
}

/** What came back of stakes for which a trader took less. Only traders' bets can have that. */
async function returnedToPlayers(
  read: Kysely<Tables>,
  bets: readonly BetRecord[],
): Promise<ReadonlyMap<string, number>> {
  const ids = bets.filter(({ isVip }) => isVip).map(({ id }) => id);
  const found = await readPostings(read, ids.map(offerKey));
  return new Map(
    ids.flatMap((id) => {
      const posting = found.get(offerKey(id));
      const amount = posting?.transfers.reduce((sum, transfer) => sum + transfer.amount, 0) ?? 0;
      return posting === undefined ? [] : [[id, amount] as const];
    }),
  );
}

/** The tournaments that bets were placed for, by the bonus they were placed with. */
async function contestsOf(read: Kysely<Tables>, bets: readonly BetRecord[]): Promise<ReadonlyMap<string, Contest>> {
  const ids = bets.flatMap(({ terms: { bonus } }) => (bonus?.type === 'tournament' ? [bonus.id] : []));
  if (ids.length === 0) return new Map();
  const rows = await read
    .selectFrom('bonus')
    .innerJoin('tournament', 'tournament.offer', 'bonus.offer')
    .select(['bonus.id', 'bonus.offer', 'tournament.state'])
    .where('bonus.id', 'in', ids)
    .execute();
  return new Map(
    rows.flatMap(({ id, offer: key, state }) => {
      const offer = tournamentOffers.find((known) => known.key === key);
      return offer === undefined ? [] : [[id, { offer, isOn: state === 'active' || state === 'paused' }] as const];
    }),
  );
}

/** A bonus that a bet was placed with is noted as in use by it, for as long as the bet is open. */
async function useProblems(read: Kysely<Tables>, bets: readonly BetRecord[]): Promise<readonly string[]> {
  const using = bets.filter(({ terms }) => terms.bonus !== undefined);
  if (using.length === 0) return [];
  const ids = using.map(({ id }) => id);
  const uses = await read
    .selectFrom('bonus_use')
    .select(['bet_id', 'bonus_id', 'state'])
    .where('bet_id', 'in', ids)
    .execute();
  const byBet = Map.groupBy(uses, ({ bet_id: id }) => id);
  return using.flatMap((bet) => {
    const use = byBet.get(bet.id)?.find(({ bonus_id: id }) => id === bet.terms.bonus?.id);
    if (use === undefined) return [`bet ${bet.id} was placed with bonus ${bet.terms.bonus?.id} that does not know it`];
    const state = useState(bet, bet.result);
    if (state === null || state === use.state) return [];
    return [`bonus ${use.bonus_id} is ${use.state} in bet ${bet.id} (${bet.status}) and should be ${state}`];
  });
}

/** Null: a bet that was cashed out leaves it as it is. */
function useState(bet: BetRecord, result: BetFacts['result']): Tables['bonus_use']['state'] | null {
  if (bet.status === 'submitted' || isInPlay(bet)) return 'open';
  if (cameBack.has(bet.status) || result === 'refund_entire') return 'released';
  return bet.status === 'done' ? 'settled' : null;
}
