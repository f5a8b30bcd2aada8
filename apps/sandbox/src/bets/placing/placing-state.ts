import type { Minor } from '@slipstream/units/minor';
import type { Transaction } from 'kysely';
import { marks, rawQuery } from '../../database/raw-query.ts';
import type { Tables } from '../../database/tables.ts';
import { cashOf, purseId } from '../../ledger/purse.ts';
import { knownKey, type KeyState } from '../request-key.ts';
import type { PlaceJob } from './place-bets.ts';
import { limitTypes } from './player-limits.ts';
import type { Purse } from './evaluate-request.ts';

export interface PlacingState<Answer> extends Purse {
  readonly key: KeyState<Answer>;
  readonly purse: string;
}

/** One of three things, told by `part`: a purse, a key that was used, a player who has limits. */
interface StateRow {
  readonly part: number;
  readonly name: string;
  readonly second: string | null;
  readonly body_hash: string | null;
  readonly answer: string | null;
}

/**
 * All that placements must know before they begin, in one statement: every bet asks for its key and its player's balance, and
 * few players have set limits worth a closer look.
 */
export async function placingStates<Answer>(
  transaction: Transaction<Tables>,
  jobs: readonly PlaceJob[],
): Promise<readonly PlacingState<Answer>[]> {
  const rows = await rawQuery<StateRow>(transaction, questionFor(jobs.length), [
    ...jobs.map(purseOf),
    ...jobs.flatMap(({ whose }) => [whose.playerId, whose.key]),
    ...jobs.map(({ player }) => player.id),
  ]);
  const found = new Map(rows.map((row) => [`${row.part} ${row.name} ${row.part === 2 ? row.second : ''}`, row]));
  return jobs.map((job) => {
    const purse = purseOf(job);
    return {
      key: knownKey<Answer>(found.get(`2 ${job.player.id} ${job.whose.key}`), job.hash),
      purse,
      balance: Number(found.get(`1 ${purse} `)?.second ?? 0) as Minor,
      hasLimits: found.has(`3 ${job.player.id} `),
    };
  });
}

const limitWords = limitTypes.map((type) => `'${type}'`).join(',');

/** Cached by the number of placements in a group; groups are small, so there are few. */
const questions = new Map<number, string>();

function questionFor(count: number): string {
  const made = questions.get(count) ?? writeQuestion(count);
  questions.set(count, made);
  return made;
}

function writeQuestion(count: number): string {
  const keys = Array.from({ length: count }, () => '(?,?)').join(',');
  return `select 1 as part, id as name, cast(balance as text) as second, null as body_hash, null as answer
      from purse where id in (${marks(count)})
    union all select 2, player_id, request_key, body_hash, answer
      from request_key where scope = 'placement' and (player_id, request_key) in (values ${keys})
    union all select 3, player_id, null, null, null
      from user_limit where player_id in (${marks(count)}) and type in (${limitWords})`;
}

function purseOf({ player, body }: PlaceJob): string {
  return purseId(cashOf(player.id, body.bets[0]?.currency ?? ''));
}
