import { sql, type Kysely } from 'kysely';
import type { PlacementAnswer } from '../bets/placing/evaluate-request.ts';
import type { Tables } from '../database/tables.ts';
import { pageSize } from './pages.ts';

interface KeptRequest {
  readonly player_id: string;
  readonly request_key: string;
  readonly answer: string;
}

/** What placements were told must be so: the bets they were answered with are there, and are that player's. */
export async function auditRequests(read: Kysely<Tables>, tell: (problem: string) => void): Promise<void> {
  for (let after: KeptRequest | undefined; ;) {
    const rows: readonly KeptRequest[] = await placements(read, after);
    const answers = rows.map((row) => ({ ...row, betIds: betIdsOf(row.answer) }));
    const ids = answers.flatMap(({ betIds }) => betIds);
    const bets =
      ids.length === 0 ? [] : await read.selectFrom('bet').select(['id', 'player_id']).where('id', 'in', ids).execute();
    const owners = new Map(bets.map(({ id, player_id: owner }) => [id, owner]));
    for (const { player_id: playerId, request_key: key, betIds } of answers) {
      for (const id of betIds) {
        if (owners.get(id) !== playerId)
          tell(`placement ${key} of ${playerId} was answered with bet ${id}, which is not theirs`);
      }
    }
    after = rows.at(-1);
    if (rows.length < pageSize) return;
  }
}

async function placements(read: Kysely<Tables>, after: KeptRequest | undefined): Promise<readonly KeptRequest[]> {
  const later =
    after === undefined ? sql`` : sql`and (player_id, request_key) > (${after.player_id}, ${after.request_key})`;
  const { rows } = await sql<KeptRequest>`
    select player_id, request_key, answer from request_key
    where scope = 'placement' and answer is not null ${later}
    order by player_id, request_key limit ${pageSize}`.execute(read);
  return rows;
}

function betIdsOf(json: string): readonly string[] {
  const answer = JSON.parse(json) as PlacementAnswer;
  return answer.kind === 'placed' ? answer.betIds : [];
}
